import { useId } from 'react';
import type { RafflesProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { OffersView } from '#portal/promotions/OffersView.tsx';
import { RaffleCard } from './RaffleCard.tsx';
import './raffles.css';

/** Raffles of the brand, one below the other. */
export function Raffles({ props: { title } }: BlockViewProps<RafflesProps>) {
  const say = useText();
  const titleId = useId();
  const loaded = useCall('raffles', {});
  return (
    <section
      className="lv-content lv-sharing"
      {...(title === undefined ? { 'aria-label': say('raffle.label') } : { 'aria-labelledby': titleId })}
    >
      {title !== undefined && <SectionHead id={titleId} title={say(title)} />}
      <OffersView loaded={loaded} skeleton={<PageSkeleton />}>
        {({ raffles, ...money }) =>
          raffles.length === 0 ? (
            <Notice icon="gift" title={say('raffle.none')} text={say('raffle.noneHint')} />
          ) : (
            raffles.map((raffle) => <RaffleCard key={raffle.id} raffle={raffle} money={money} />)
          )
        }
      </OffersView>
    </section>
  );
}
