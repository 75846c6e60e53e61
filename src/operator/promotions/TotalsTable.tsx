import { Link } from 'react-router-dom';
import type { PromotionTotal } from '#contract/generated/admin-types.ts';
import { momentText, wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Answered } from '../parts/Answered.tsx';
import { DataTable } from '../parts/DataTable.tsx';
import type { PaymentDesk } from '../payments/calls.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { rewardText } from '../payments/reward-text.ts';
import { usePromotionTotals } from './usePromotions.ts';

const columns = [
  'promotion',
  'shown',
  'phase',
  'spent',
  'budget',
  'awards',
  'takers',
  'unclaimed',
  'waiting',
] as const;

/** Budget and takers of each promotion of the brand. */
export const TotalsTable = ({ desk }: { desk: PaymentDesk }) => (
  <Answered asked={usePromotionTotals()}>
    {({ promotions }) =>
      promotions.length === 0 ? (
        <p>{say('console.promotions.empty')}</p>
      ) : (
        <DataTable columns={columns.map((column) => say(`console.promotions.columns.${column}`))}>
          {promotions.map((total) => (
            <TotalRow key={total.id} total={total} desk={desk} />
          ))}
        </DataTable>
      )
    }
  </Answered>
);

const TotalRow = ({ total, desk }: { total: PromotionTotal; desk: PaymentDesk }) => {
  const { pack } = usePack();
  const { id, title, shown, phase, until, what, spent, budget, awards, takers, unclaimed, waiting } = total;
  return (
    <tr>
      <th scope="row">
        <Link className="op-link" to={`/${pack}/promotions/of/${id}`}>
          {title}
        </Link>
      </th>
      <td>{say(`console.promotions.shown.${shown}`)}</td>
      <td>{say(`console.promotions.phases.${phase}`, { until: momentText(until, desk.timeZone) })}</td>
      <td>{rewardText(what, spent, desk)}</td>
      <td>{rewardText(what, budget, desk)}</td>
      {[awards, takers, unclaimed, waiting].map((count, index) => (
        <td key={columns[index + 5]}>{wholeText(String(count))}</td>
      ))}
    </tr>
  );
};
