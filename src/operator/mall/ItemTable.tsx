import { Link } from 'react-router-dom';
import { nameOf } from '../documents/reader.ts';
import { wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { Switch } from '../parts/Switch.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { NumberCell } from './NumberCell.tsx';
import type { MallDraft, MallItem, MallFigures } from './useMall.ts';

const columns = ['item', 'offered', 'points', 'stock', 'left', 'perMember', 'exchanged', 'waiting'] as const;

/** The item with a number, or without it. */
function withNumber(
  item: MallItem,
  name: 'points' | 'stock' | 'perMember',
  value: number | undefined,
): MallItem {
  if (value !== undefined) return { ...item, [name]: value };
  const { [name]: _, ...rest } = item;
  return rest as MallItem;
}

/** Items of the mall in their order: prices, stocks and limits of the draft, and what became of them. */
export const ItemTable = ({ draft, figures }: { draft: MallDraft; figures: MallFigures | undefined }) => {
  const documents = usePackDocuments();
  const { mall, mayEdit, setItem } = draft;
  return (
    <DataTable
      columns={columns.map((column) => say(`console.mall.columns.${column}`))}
      label={say('console.mall.items')}
    >
      {mall.items.order.map((id) => {
        const item = mall.items.items[id];
        if (!item) return null;
        const name = nameOf(documents, item.name) ?? id;
        const live = figures?.items.find((each) => each.id === id);
        const label = say('console.mall.edit', { name });
        const number = (column: 'points' | 'stock' | 'perMember', least: number, empty?: string) => (
          <NumberCell
            label={`${say(`console.mall.columns.${column}`)}: ${name}`}
            value={item[column]}
            least={least}
            {...(empty !== undefined && { empty })}
            isDisabled={!mayEdit}
            onChange={(value) => setItem(label, id, withNumber(item, column, value))}
          />
        );
        return (
          <tr key={id}>
            <th scope="row">
              {name}
              <span className="op-quiet op-mall-kind">{say(`console.mall.kinds.${item.kind}`)}</span>
            </th>
            <td>
              <Switch
                label={`${say('console.mall.columns.offered')}: ${name}`}
                isSelected={item.enabled !== false}
                isDisabled={!mayEdit}
                onChange={(enabled) => setItem(label, id, { ...item, enabled })}
              />
            </td>
            <td>{number('points', 1)}</td>
            <td>{number('stock', 0, say('console.mall.noStock'))}</td>
            <td>{live ? (live.left === null ? '–' : wholeText(String(live.left))) : '–'}</td>
            <td>{number('perMember', 1, say('console.mall.anyNumber'))}</td>
            <td>
              {live && live.exchanged > 0
                ? say('console.mall.exchanged', {
                    pieces: wholeText(String(live.exchanged)),
                    points: wholeText(live.points),
                  })
                : '–'}
            </td>
            <td>
              {live && live.waiting > 0 ? (
                <Link className="op-link" to="../exchanges">
                  {wholeText(String(live.waiting))}
                </Link>
              ) : (
                '–'
              )}
            </td>
          </tr>
        );
      })}
    </DataTable>
  );
};
