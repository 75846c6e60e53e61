import { useId, useState } from 'react';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';

/** Endings drawn most lately: the brand's short list, and all hundred on demand. */
export function PopularNumbers({ region }: { region: 'north' | 'central' | 'south' }) {
  const say = useText();
  const id = useId();
  const [all, setAll] = useState(false);
  const loaded = useCall('lotteryPopular', { query: { region, ...(all && { count: '100' }) } });
  return (
    <section aria-labelledby={id} className="lv-popular">
      <SectionHead id={id} title={say('lottery.popular')} icon="fire" />
      <SourceView loaded={loaded} skeleton={<Skeleton height="8rem" />}>
        {({ numbers, draws }) => (
          <>
            <p className="lv-hint">{say('lottery.popular.of', { count: draws })}</p>
            <ol className="lv-popular-list">
              {numbers.map(({ number, times, gap }) => (
                <li key={number} className="lv-popular-number">
                  <strong>{number}</strong>
                  <span>{say('lottery.popular.times', { count: times })}</span>
                  <span>{say('lottery.popular.gap', { count: gap })}</span>
                </li>
              ))}
            </ol>
            <Button variant="secondary" size="small" onClick={() => setAll(!all)}>
              {say(all ? 'lottery.popular.less' : 'lottery.popular.all')}
            </Button>
          </>
        )}
      </SourceView>
    </section>
  );
}
