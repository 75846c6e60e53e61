import { useState } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { AskDialog } from '#portal/parts/AskDialog.tsx';
import { PromoProgress } from '#portal/promotions/PromoProgress.tsx';
import { useStep } from '#portal/promotions/use-step.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

type Bonus = CallValue<'bonusDetails'>['bonuses'][number];
type Props = { bonus: Bonus; money: { currency: string; digits: number } };

/** A bonus: its state, what is left to wager and by when, and a way to give it up. */
export function BonusCard({ bonus, money }: Props) {
  const say = useText();
  const { say: amount } = useMoney(money);
  const [asked, setAsked] = useState(false);
  const { state, title, wagered, target } = bonus;
  const open = state === 'ACTIVE' || state === 'WAITING';
  return (
    <li className="lv-bonus" data-open={open || undefined}>
      <p className="lv-bonus-head">
        <b>{amount(bonus.amount)}</b>
        <span className="lv-bonus-state">{say(`promo.award.${state}`)}</span>
      </p>
      <h3 className="lv-bonus-title">{title}</h3>
      {open && <PromoProgress progress={{ unit: 'wagering', done: wagered, of: target }} money={money} />}
      <Terms bonus={bonus} money={money} />
      {open && (
        <Button size="small" variant="ghost" onClick={() => setAsked(true)}>
          {say('block.bonus.giveUp')}
        </Button>
      )}
      {asked && <GiveUp bonus={bonus} onDone={() => setAsked(false)} />}
    </li>
  );
}

function Terms({ bonus: { state, expiresAt, endedAt, maxStake, maxWin, sticky, converted }, money }: Props) {
  const say = useText();
  const { say: amount } = useMoney(money);
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const open = state === 'ACTIVE' || state === 'WAITING';
  const lines = open
    ? [
        expiresAt === undefined
          ? undefined
          : say('promo.bonus.until', { at: formatMoment(expiresAt, timeZone) }),
        maxStake === undefined ? undefined : say('promo.bonus.maxStake', { amount: amount(maxStake) }),
        maxStake === undefined ? undefined : say('promo.bonus.above'),
        maxWin === undefined ? undefined : say('promo.bonus.maxWin', { amount: amount(maxWin) }),
        sticky ? say('promo.bonus.sticky') : undefined,
      ]
    : [
        state === 'CONVERTED' ? say('block.bonus.converted', { amount: amount(converted) }) : undefined,
        endedAt === undefined ? undefined : formatDateTime(endedAt, timeZone),
      ];
  return (
    <>
      {lines.map(
        (line) =>
          line !== undefined && (
            <p key={line} className="lv-bonus-term">
              {line}
            </p>
          ),
      )}
    </>
  );
}

/** Asks once more before a bonus is given up. */
function GiveUp({ bonus: { id, title }, onDone }: { bonus: Bonus; onDone: () => void }) {
  const say = useText();
  const { gateway } = usePortal();
  const { busy, run } = useStep();
  const give = () =>
    run(async () => {
      await gateway.call('bonusForfeit', { body: { bonus: id } });
      return say('block.bonus.giveUp.done');
    }).finally(onDone);
  return (
    <AskDialog
      title={say('block.bonus.giveUp')}
      text={say('block.bonus.giveUp.ask', { title })}
      yes={say('block.bonus.giveUp')}
      no={say('cashier.withdraw.bonus.keep')}
      busy={busy}
      onYes={() => void give()}
      onNo={onDone}
    />
  );
}
