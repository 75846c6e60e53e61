import { useId } from 'react';
import type { RainsProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { OffersView } from '#portal/promotions/OffersView.tsx';
import { useRains } from '#portal/rains/use-rains.ts';
import { RainCard } from './RainCard.tsx';
import './rains.css';

/** Rains of the brand, one below the other. */
export function Rains({ props: { title } }: BlockViewProps<RainsProps>) {
  const say = useText();
  const titleId = useId();
  const loaded = useRains();
  return (
    <section
      className="lv-content lv-sharing"
      {...(title === undefined ? { 'aria-label': say('rain.label') } : { 'aria-labelledby': titleId })}
    >
      {title !== undefined && <SectionHead id={titleId} title={say(title)} />}
      <OffersView loaded={loaded} skeleton={<PageSkeleton />}>
        {({ rains, ...money }) =>
          rains.length === 0 ? (
            <Notice icon="gift" title={say('rain.none')} text={say('rain.noneHint')} />
          ) : (
            rains.map((rain) => <RainCard key={rain.id} rain={rain} money={money} />)
          )
        }
      </OffersView>
    </section>
  );
}
