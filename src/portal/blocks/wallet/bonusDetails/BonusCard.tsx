import { useState } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button, Dialog } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { tellError } from '#portal/errors/tell-error.ts';
import { formatDateTime } from '#portal/format/format-date.ts';
import { useMoney } from '#portal/format/use-money.ts';
import { CallError } from '#portal/gateway/call-error.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { refreshPromotions } from '#portal/promotions/refresh.ts';
import { PromoProgress } from '#portal/promotions/PromoProgress.tsx';
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
          : say('promo.bonus.until', { at: formatDateTime(expiresAt, timeZone) }),
        maxStake === undefined ? undefined : say('promo.bonus.maxStake', { amount: amount(maxStake) }),
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
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    try {
      await portal.gateway.call('bonusForfeit', { body: { bonus: id } });
      portal.toasts.show(say('block.bonus.giveUp.done'), 'success');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellError(portal, error.code);
    } finally {
      refreshPromotions(portal);
      setBusy(false);
      onDone();
    }
  };
  return (
    <Dialog
      open
      size="small"
      title={say('block.bonus.giveUp')}
      closeLabel={say('common.close')}
      onClose={onDone}
    >
      <div className="lv-bonus-ask">
        <p>{say('block.bonus.giveUp.ask', { title })}</p>
        <Button variant="primary" block busy={busy} onClick={() => void give()}>
          {say('block.bonus.giveUp')}
        </Button>
        <Button block onClick={onDone}>
          {say('cashier.withdraw.bonus.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
