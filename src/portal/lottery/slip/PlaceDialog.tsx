import { Button, Dialog, Icon } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import type { Family } from '#play/lottery/family.ts';
import { BonusStakeNote } from '#portal/bonus/BonusStake.tsx';
import { errorEntry } from '#portal/errors/error-entry.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { drawName } from '../draw-name.ts';
import { DrawClock } from '../DrawClock.tsx';
import type { OpenDraw, Rules } from '../room-types.ts';
import { LineWords } from './LineWords.tsx';
import { PlacedNotice } from './PlacedNotice.tsx';
import { lineTotal, type SlipLine } from './slip-store.ts';
import type { SlipPlacing } from './use-placing.ts';

/** Lines that are named; further ones are counted. */
const named = 4;

/** Confirms a payment, and shows its outcome. */
export function PlaceDialog({
  rules,
  placing,
  family,
  lines,
  further,
  total,
  numero,
  next,
  draw,
  serverNow,
  onMove,
  onSend,
  onClose,
  onBets,
  onDeposit,
}: {
  rules: Rules;
  placing: SlipPlacing;
  family: Family;
  lines: readonly SlipLine[];
  /** Draws after this one in which the lines are played again. */
  further: number;
  /** Minor units. */
  total: bigint;
  numero: string;
  /** The draw open for bets, when the lines' draw has closed. */
  next: OpenDraw | undefined;
  /** The lines' draw, while open for bets. */
  draw: OpenDraw | undefined;
  serverNow: () => number;
  onMove: (numero: string) => void;
  onSend: () => void;
  onClose: () => void;
  onBets: () => void;
  /** Opens the deposit; undefined for guests. */
  onDeposit: (() => void) | undefined;
}) {
  const say = useText();
  const locale = useLocale();
  const portal = usePortal();
  const money = (minor: string) => formatMoney(minor, rules.currency, rules.digits, locale);
  const nameOf = (draw: string) => drawName(draw, rules.game);
  const ofMinor = (minor: bigint) => money(String(minor));
  const sending = placing.state === 'sending';
  // The outcome of a slip that may have arrived is unknown: it is resent unchanged.
  const unheard = placing.state === 'refused' && placing.again;
  const moved = sending || unheard ? undefined : next;
  const close = () => {
    if (!sending) onClose();
  };
  return (
    <Dialog
      open={placing.state !== 'closed'}
      onClose={close}
      title={say(placing.state === 'placed' ? 'lottery.placed.title' : 'lottery.confirm.title')}
      closeLabel={say('common.close')}
      size="small"
    >
      {placing.state === 'placed' ? (
        <PlacedNotice placed={placing.placed} money={money} onBets={onBets} onClose={onClose} />
      ) : (
        <div className="lv-confirm">
          <dl className="lv-confirm-facts">
            <dt>{say('lottery.confirm.game')}</dt>
            <dd>{rules.game.name}</dd>
            <dt>{say('lottery.confirm.draw')}</dt>
            <dd>{nameOf(numero)}</dd>
            {further > 0 && (
              <>
                <dt>{say('lottery.chase.count')}</dt>
                <dd>{further}</dd>
              </>
            )}
            {draw && (
              <>
                <dt>{say('block.draws.closesIn')}</dt>
                <dd>
                  <DrawClock closesAt={draw.closesAt} serverNow={serverNow} />
                </dd>
              </>
            )}
            <dt>{say('lottery.slip.total')}</dt>
            <dd className="lv-confirm-total">{money(String(total))}</dd>
          </dl>
          <ul className="lv-slip-lines" aria-label={say('lottery.confirm.lines')}>
            {lines.slice(0, named).map((line) => (
              <li
                key={line.id}
                className="lv-slip-line"
                data-refused={line.refused !== undefined || undefined}
              >
                <LineWords
                  line={line}
                  family={family}
                  named={line.game !== rules.game.code}
                  money={ofMinor}
                />
                <span className="lv-slip-amount">{ofMinor(lineTotal(line))}</span>
              </li>
            ))}
          </ul>
          {lines.length > named && (
            <p className="lv-hint">{say('lottery.andMore', { count: lines.length - named })}</p>
          )}
          <BonusStakeNote stakes={lines.map(lineTotal)} />
          {moved && (
            <p className="lv-slip-moved" role="alert">
              {say('lottery.slip.moved', { from: nameOf(numero), to: nameOf(moved.numero) })}
            </p>
          )}
          {placing.state === 'refused' && !moved && (
            <p className="lv-confirm-refused" role="alert">
              <Icon name="warning" size={18} /> {say(errorEntry(portal, placing.code).text)}
            </p>
          )}
          <div className="lv-placed-ways">
            <Button variant="secondary" disabled={sending} onClick={close}>
              {say('lottery.confirm.back')}
            </Button>
            {placing.state === 'refused' && placing.code === 'INSUFFICIENT_BALANCE' && onDeposit && (
              <Button variant="accent" icon="plus" onClick={onDeposit}>
                {say('session.deposit')}
              </Button>
            )}
            {moved ? (
              <Button variant="primary" onClick={() => onMove(moved.numero)}>
                {say('lottery.slip.move', { numero: nameOf(moved.numero) })}
              </Button>
            ) : (
              <Button variant="primary" busy={sending} onClick={onSend}>
                {say(unheard ? 'lottery.confirm.again' : 'lottery.confirm.send')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
