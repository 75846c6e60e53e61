import type { ReactNode } from 'react';
import { useTable } from '../../shell/table.ts';
import type { SlipLeg } from './book-view.ts';
import { pickText } from './FixtureCard.tsx';

/** A pick on the slip: what it is, its odds, and beside odds that have changed those that were agreed to. */
export function SlipLine({ leg, onRemove }: { leg: SlipLeg; onRemove: () => void }): ReactNode {
  const { say, oddsText } = useTable();
  const { choice, fixture, now } = leg;
  const name = pickText(say, fixture, choice.pick);
  const hasChanged = now > 0 && now !== choice.odds;
  return (
    <li data-closed={now === 0}>
      <span>
        <b>{name}</b>
        <small>
          {fixture.teams[0]} – {fixture.teams[1]}
        </small>
      </span>
      <span className="agreed" data-way={hasChanged ? (now > choice.odds ? 'up' : 'down') : undefined}>
        {now === 0 ? (
          say('ended')
        ) : hasChanged ? (
          <>
            <s>{oddsText(choice.odds)}</s> <i aria-hidden="true">→</i> <b>{oddsText(now)}</b>
          </>
        ) : (
          <b>{oddsText(now)}</b>
        )}
      </span>
      <button type="button" className="icon" aria-label={`${say('remove')}: ${name}`} onClick={onRemove}>
        ✕
      </button>
    </li>
  );
}
