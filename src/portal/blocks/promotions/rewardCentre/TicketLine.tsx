import { useId, useState, type FormEvent } from 'react';
import { latinDigits } from '#engine/texts/latin-digits.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import type { PromotionMoney } from '#portal/promotions/Promotions.tsx';
import { useStep } from '#portal/promotions/use-step.ts';
import { drawName } from '#portal/lottery/draw-name.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

type Ticket = CallValue<'lotteryTickets'>['tickets'][number];

/** A ticket: what it plays, and its numbers, drawn or chosen. */
export function TicketLine({ ticket, money }: { ticket: Ticket; money: PromotionMoney }) {
  const say = useText();
  const { say: amount } = useMoney(money);
  const portal = usePortal();
  const title = useId();
  const [choosing, setChoosing] = useState(false);
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const { busy, run } = useStep();
  const { id, name, bet, unit, until } = ticket;
  const play = (numbers?: string[]) =>
    void run(async () => {
      const body = { ticket: id, ...(numbers && { numbers }) };
      const { numero } = await portal.gateway.call('lotteryTicketPlay', { body });
      return say('tickets.played', { numero: drawName(numero) });
    });
  return (
    <li className="lv-reward" data-open="">
      <span className="lv-reward-words">
        <span id={title} className="lv-reward-title">
          {name}
        </span>
        <span className="lv-reward-at">{say('tickets.worth', { bet, amount: amount(unit) })}</span>
        <span className="lv-reward-at">{say('tickets.until', { at: formatMoment(until, timeZone) })}</span>
      </span>
      <span className="lv-ticket-steps">
        <Button variant="primary" busy={busy} aria-describedby={title} onClick={() => play()}>
          {say('tickets.draw')}
        </Button>
        {!choosing && (
          <Button variant="ghost" aria-describedby={title} onClick={() => setChoosing(true)}>
            {say('tickets.choose')}
          </Button>
        )}
      </span>
      {choosing && <Choice ticket={ticket} busy={busy} onPlay={play} />}
    </li>
  );
}

/** A field for the numbers of a ticket. */
function Choice({
  ticket: { count, length },
  busy,
  onPlay,
}: {
  ticket: Ticket;
  busy: boolean;
  onPlay: (numbers: string[]) => void;
}) {
  const say = useText();
  const field = useId();
  const hint = useId();
  const [entered, setEntered] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onPlay(
      latinDigits(entered)
        .split(',')
        .map((number) => number.trim())
        .filter((number) => number !== ''),
    );
  };
  return (
    <form className="lv-ticket-choice" onSubmit={send}>
      <label htmlFor={field}>{say('tickets.numbers')}</label>
      <input
        id={field}
        value={entered}
        required
        inputMode={count === 1 ? 'numeric' : 'text'}
        autoComplete="off"
        aria-describedby={hint}
        onChange={(event) => setEntered(event.target.value)}
      />
      <p id={hint} className="lv-reward-at">
        {say('tickets.hint', { count, length })}
      </p>
      <Button type="submit" busy={busy}>
        {say('tickets.play')}
      </Button>
    </form>
  );
}
