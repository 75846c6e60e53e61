import { wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import type { PaymentDesk } from '../payments/calls.ts';
import { rewardText } from '../payments/reward-text.ts';
import { Answered } from '../parts/Answered.tsx';
import { DataTable } from '../parts/DataTable.tsx';
import { useRains } from './useSharing.ts';

const columns = ['rain', 'slot', 'given', 'budget', 'taken', 'envelopes'] as const;

/** Rains that have fallen, with what was taken of each. */
export const RainTable = ({ desk }: { desk: PaymentDesk }) => (
  <Answered asked={useRains()}>
    {({ rains }) =>
      rains.length === 0 ? (
        <p>{say('console.sharing.noRains')}</p>
      ) : (
        <DataTable
          columns={columns.map((column) => say(`console.sharing.columns.${column}`))}
          label={say('console.sharing.rains')}
        >
          {rains.map(({ id, title, slot, what, given, budget, taken, envelopes }) => (
            <tr key={`${id} ${slot}`}>
              <th scope="row">{title}</th>
              <td>{slot.replace('T', ' ')}</td>
              <td>{rewardText(what, given, desk)}</td>
              <td>{rewardText(what, budget, desk)}</td>
              <td>{wholeText(String(taken))}</td>
              <td>{wholeText(String(envelopes))}</td>
            </tr>
          ))}
        </DataTable>
      )
    }
  </Answered>
);
