import { nameOf } from '../documents/reader.ts';
import { wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { NumberCell } from './NumberCell.tsx';
import type { MallDraft, MallFigures } from './useMall.ts';

const columns = ['level', 'from', 'keep', 'members'] as const;

/** Levels from the lowest: by what they are reached and kept in the draft, and how many members have each. */
export const LevelTable = ({ draft, figures }: { draft: MallDraft; figures: MallFigures | undefined }) => {
  const documents = usePackDocuments();
  const { mall, mayEdit, setLevel } = draft;
  return (
    <DataTable
      columns={columns.map((column) => say(`console.mall.columns.${column}`))}
      label={say('console.mall.levels')}
    >
      {mall.levels.order.map((id, place) => {
        const level = mall.levels.items[id];
        if (!level) return null;
        const name = nameOf(documents, level.name) ?? id;
        const label = say('console.mall.edit', { name });
        const live = figures?.levels.find((each) => each.id === id);
        return (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              <NumberCell
                label={`${say('console.mall.columns.from')}: ${name}`}
                value={level.from}
                isDisabled={!mayEdit || place === 0}
                onChange={(from) => from !== undefined && setLevel(label, id, { ...level, from })}
              />
            </td>
            <td>
              <NumberCell
                label={`${say('console.mall.columns.keep')}: ${name}`}
                value={level.keep}
                least={1}
                empty={say('console.mall.kept')}
                isDisabled={!mayEdit || place === 0}
                onChange={(keep) => {
                  const { keep: _, ...rest } = level;
                  setLevel(label, id, keep === undefined ? rest : { ...rest, keep });
                }}
              />
            </td>
            <td>{live ? wholeText(String(live.members)) : '–'}</td>
          </tr>
        );
      })}
    </DataTable>
  );
};
