import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, Icon } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { BonusStakeNote } from '#portal/bonus/BonusStake.tsx';
import { formatMoney } from '#portal/format/format-money.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { sayBet } from '#play/lottery/bet-words.ts';
import type { Family } from '#play/lottery/family.ts';
import { ChaseFields } from './ChaseFields.tsx';
import type { Chase } from './chase.ts';
import { chaseTotal } from './chase.ts';
import { drawName } from '../draw-name.ts';
import { DrawClock } from '../DrawClock.tsx';
import type { Rules } from '../room-types.ts';
import { LineWords } from './LineWords.tsx';
import { lineTotal, type Slip, type SlipStore } from './slip-store.ts';
import type { Room } from '../use-room.ts';

type SlipViewProps = {
  rules: Rules;
  room: Room;
  slip: Slip;
  store: SlipStore;
  family: Family;
  /** True while the slip's outcome is unknown: it must not move to another draw. */
  unheard: boolean;
  chase: Chase;
  onChase: (chase: Chase) => void;
  onPlace: () => void;
};

/** Lines to place, their draw, and their total price. */
export function SlipView({
  rules,
  room,
  slip,
  store,
  family,
  unheard,
  chase,
  onChase,
  onPlace,
}: SlipViewProps) {
  const say = useText();
  const locale = useLocale();
  const { toasts } = usePortal();
  const place = useRef<HTMLDivElement>(null);
  /** Removes lines. The focus moves to the following line, since the pressed button disappears. */
  const takeOff = (change: () => void, at = 0) => {
    flushSync(change);
    const left = place.current?.querySelectorAll<HTMLElement>('.lv-slip-remove') ?? [];
    (left[Math.min(at, left.length - 1)] ?? place.current)?.focus();
  };
  const clear = () => {
    takeOff(() => store.clear());
    toasts.show(say('lottery.slip.cleared'), 'info', {
      label: say('lottery.slip.undo'),
      run: () => store.restore(slip),
    });
  };
  const money = (minor: bigint) => formatMoney(String(minor), rules.currency, rules.digits, locale);
  if (slip.lines.length === 0)
    return (
      <div ref={place} tabIndex={-1}>
        <Notice icon="elott" title={say('lottery.slip.empty')} text={say('lottery.slip.emptyHint')} />
      </div>
    );
  const { draw } = room;
  const nameOf = (numero: string) => drawName(numero, rules.game);
  const moved = !unheard && draw !== undefined && slip.numero !== undefined && slip.numero !== draw.numero;
  const missing = (rules.hints.lines ?? 1) - slip.lines.length;
  const one = slip.lines.every(({ game }) => game === rules.game.code);
  const total = slip.lines.reduce((sum, line) => sum + lineTotal(line), 0n);
  const all = one ? chaseTotal(total, chase) : total;
  return (
    <div ref={place} tabIndex={-1} className="lv-slip">
      {draw && !moved && (
        <p className="lv-slip-draw">
          <span>{say('lottery.draw', { numero: nameOf(draw.numero) })}</span>
          <span>
            {say('block.draws.closesIn')} <DrawClock closesAt={draw.closesAt} serverNow={room.serverNow} />
          </span>
        </p>
      )}
      <ul className="lv-slip-lines">
        {slip.lines.map((line, at) => (
          <li key={line.id} className="lv-slip-line" data-refused={line.refused !== undefined || undefined}>
            <LineWords line={line} family={family} named={!one} money={money} />
            <div className="lv-slip-end">
              <span className="lv-slip-amount">{money(lineTotal(line))}</span>
              <span className="lv-slip-notes">{say('lottery.notes', { count: line.notes })}</span>
            </div>
            <button
              type="button"
              className="lv-slip-remove"
              aria-label={say('lottery.slip.remove', { bet: sayBet(say, line.group, line.betType) })}
              onClick={() => takeOff(() => store.remove(line.id), at)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      {missing > 0 && (
        <p className="lv-hint">{say('lottery.hint.lines', { lines: rules.hints.lines ?? 1 })}</p>
      )}
      {one && rules.limits.chaseDraws > 0 && room.further.length > 0 && (
        <ChaseFields rules={rules} room={room} chase={chase} onChange={onChase} />
      )}
      <dl className="lv-slip-total">
        <dt>{say('lottery.slip.total')}</dt>
        <dd>{money(all)}</dd>
      </dl>
      <BonusStakeNote stakes={slip.lines.map(lineTotal)} />
      {moved && draw ? (
        <div className="lv-slip-moved" role="alert">
          <p>{say('lottery.slip.moved', { from: nameOf(slip.numero ?? ''), to: nameOf(draw.numero) })}</p>
          <Button
            variant="primary"
            size="small"
            onClick={() => {
              store.moveTo(draw.numero);
              onChase({ ...chase, count: 0 });
            }}
          >
            {say('lottery.slip.move', { numero: nameOf(draw.numero) })}
          </Button>
        </div>
      ) : (
        <Button variant="primary" size="large" block disabled={!draw || missing > 0} onClick={onPlace}>
          {say('lottery.place')}
        </Button>
      )}
      <Button variant="ghost" size="small" block onClick={clear}>
        {say('lottery.slip.clear')}
      </Button>
    </div>
  );
}
