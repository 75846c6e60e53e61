import { useText } from '#ui/text/use-text.ts';
import { CopyField } from '#portal/parts/CopyField.tsx';
import type { RaffleValue } from './raffle-value.ts';

/** What the draw is committed to, and how anybody can repeat it. */
export function FairDraw({ raffle: { seedHash, result, tickets } }: { raffle: RaffleValue }) {
  const say = useText();
  return (
    <details className="lv-sharing-more">
      <summary>{say('raffle.verify')}</summary>
      <div className="lv-raffle-fair">
        <p>{say('raffle.fair')}</p>
        <CopyField label={say('raffle.seedHash')} value={seedHash} />
        {result && <CopyField label={say('raffle.seed')} value={result.seed} />}
        {result && <p>{say('raffle.repeat', { tickets })}</p>}
      </div>
    </details>
  );
}
