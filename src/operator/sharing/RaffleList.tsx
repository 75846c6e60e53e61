import { momentText, wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import type { PaymentDesk } from '../payments/calls.ts';
import { rewardText } from '../payments/reward-text.ts';
import { Answered } from '../parts/Answered.tsx';
import { DataTable } from '../parts/DataTable.tsx';
import { useRaffles } from './useSharing.ts';

const columns = ['raffle', 'phase', 'closes', 'draw', 'tickets', 'members'] as const;
const winnerColumns = ['place', 'ticket', 'member', 'prize', 'claimed'] as const;

/** Raffles with their tickets, and the winners of those that are drawn. */
export const RaffleList = ({ desk }: { desk: PaymentDesk }) => (
  <Answered asked={useRaffles()}>
    {({ raffles }) =>
      raffles.length === 0 ? (
        <p>{say('console.sharing.noRaffles')}</p>
      ) : (
        <>
          <DataTable
            columns={columns.map((column) => say(`console.sharing.columns.${column}`))}
            label={say('console.sharing.raffles')}
          >
            {raffles.map(({ id, title, phase, until, drawsAt, tickets, members }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{say(`console.sharing.phases.${phase}`)}</td>
                <td>{momentText(until, desk.timeZone)}</td>
                <td>{momentText(drawsAt, desk.timeZone)}</td>
                <td>{wholeText(tickets)}</td>
                <td>{wholeText(String(members))}</td>
              </tr>
            ))}
          </DataTable>
          {raffles
            .filter(({ winners }) => winners.length > 0)
            .map(({ id, title, winners }) => (
              <details key={id}>
                <summary>{say('console.sharing.winners', { title })}</summary>
                <DataTable
                  columns={winnerColumns.map((column) => say(`console.sharing.columns.${column}`))}
                  label={say('console.sharing.winners', { title })}
                >
                  {winners.map(({ place, ticket, member, what, amount, claimed }) => (
                    <tr key={place}>
                      <th scope="row">{wholeText(String(place))}</th>
                      <td>{wholeText(ticket)}</td>
                      <td>{member}</td>
                      <td>{rewardText(what, amount, desk)}</td>
                      <td>{say(`console.sharing.${claimed ? 'yes' : 'no'}`)}</td>
                    </tr>
                  ))}
                </DataTable>
              </details>
            ))}
        </>
      )
    }
  </Answered>
);
