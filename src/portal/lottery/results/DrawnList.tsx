import { useState } from 'react';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import type { LotteryGame } from '../room-types.ts';
import { DrawnLine } from './DrawnLine.tsx';
import { NumberHeat } from './NumberHeat.tsx';
import { roadOf } from './road.ts';
import { Road } from './Road.tsx';

/** Draws of a game: the last twenty, or a hundred, then the heat of their numbers and the road of their sums. */
export function DrawnList({ game }: { game: LotteryGame }) {
  const { code, family } = game;
  const say = useText();
  const [count, setCount] = useState<20 | 100>(20);
  const loaded = useCall('lotteryResults', { query: { game: code, count: String(count) } });
  return (
    <div className="lv-drawn">
      <div className="lv-chips" role="group" aria-label={say('lottery.view.results')}>
        {([20, 100] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="lv-chip"
            aria-pressed={one === count}
            onClick={() => setCount(one)}
          >
            {say('lottery.results.last', { count: one })}
          </button>
        ))}
      </div>
      <SourceView loaded={loaded} skeleton={<Skeleton height="24rem" />}>
        {({ draws, source }) =>
          draws.length === 0 ? (
            <Notice icon="calendar" title={say('lottery.results.none')} />
          ) : (
            <div className="lv-drawn-columns">
              <div>
                <ol className="lv-drawn-list">
                  {draws.map((draw) => (
                    <DrawnLine key={draw.numero} draw={draw} game={game} source={source} />
                  ))}
                </ol>
                {count === 20 && draws.length === 20 && (
                  <Button variant="secondary" size="small" onClick={() => setCount(100)}>
                    {say('lottery.results.last', { count: 100 })}
                  </Button>
                )}
              </div>
              <div className="lv-drawn-figures">
                <NumberHeat family={family} draws={draws} />
                <Road columns={roadOf(family, draws)} />
              </div>
            </div>
          )
        }
      </SourceView>
    </div>
  );
}
