import { useId } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { useOpenGame } from '#portal/play/use-open-game.ts';
import type { PromotionMoney } from '#portal/promotions/Promotions.tsx';

type Given = CallValue<'freeRounds'>['freeRounds'][number];

/** Free rounds of the member that can be played. */
export function FreeRounds() {
  const say = useText();
  const title = useId();
  const loaded = useCall('freeRounds', {});
  if (loaded.state !== 'ready' || loaded.value.freeRounds.length === 0) return null;
  const { freeRounds, ...money } = loaded.value;
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="lv-rewards-title">
        {say('freeRounds.title')}
      </h3>
      <ul className="lv-rewards-list">
        {freeRounds.map((given) => (
          <FreeRoundsLine key={given.id} given={given} money={money} />
        ))}
      </ul>
    </section>
  );
}

/** Free rounds of one game: how many are left, and the way into the game. */
function FreeRoundsLine({ given, money }: { given: Given; money: PromotionMoney }) {
  const say = useText();
  const { say: amount } = useMoney(money);
  const open = useOpenGame();
  const title = useId();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const { game, ready, rounds, left, stake, won, until } = given;
  return (
    <li className="lv-reward" data-open="">
      <span className="lv-reward-words">
        <span id={title} className="lv-reward-title">
          {game.name}
        </span>
        <span className="lv-reward-at">
          {say('freeRounds.left', { left, rounds, amount: amount(stake) })}
        </span>
        {won !== '0' && (
          <span className="lv-reward-at">{say('freeRounds.won', { amount: amount(won) })}</span>
        )}
        <span className="lv-reward-at">{say('freeRounds.until', { at: formatMoment(until, timeZone) })}</span>
      </span>
      {ready ? (
        <Button variant="primary" aria-describedby={title} onClick={() => open(game)}>
          {say('freeRounds.play')}
        </Button>
      ) : (
        <span className="lv-reward-at">{say('freeRounds.soon')}</span>
      )}
    </li>
  );
}
