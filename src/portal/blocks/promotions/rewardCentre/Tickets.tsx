import { useId } from 'react';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { TicketLine } from './TicketLine.tsx';
import './tickets.css';

/** Lottery tickets of the member that can be played. */
export function Tickets() {
  const say = useText();
  const title = useId();
  const loaded = useCall('lotteryTickets', {});
  if (loaded.state !== 'ready' || loaded.value.tickets.length === 0) return null;
  const { tickets, ...money } = loaded.value;
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="lv-rewards-title">
        {say('tickets.title')}
      </h3>
      <ul className="lv-rewards-list">
        {tickets.map((ticket) => (
          <TicketLine key={ticket.id} ticket={ticket} money={money} />
        ))}
      </ul>
    </section>
  );
}
