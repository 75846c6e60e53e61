import { lineAt, type Line } from '#play/agents/lines.ts';
import type { Trx } from '#server/db/types.ts';
import { placesAbove } from './places.ts';

/** A line with the id of its row. */
export type KeptLine = Line & { id: string };

type Wanted = { member: string; at: Date };

const keyOf = (member: string, { uplines, rates }: Line): string =>
  `${member} ${uplines.join(' ')} ${rates.join(' ')}`;

/** Lines of members at some moments, in their order; those that nothing was counted by yet are added. */
export async function linesAt(trx: Trx, brand: string, wanted: readonly Wanted[]): Promise<KeptLine[]> {
  const members = [...new Set(wanted.map(({ member }) => member))];
  if (members.length === 0) return [];
  const places = await placesAbove(trx, brand, members);
  const lines = wanted.map(({ member, at }) => {
    const line = lineAt(places, member, at.getTime());
    return { member, line, key: keyOf(member, line) };
  });
  const ids = await idsOf(trx, brand, members);
  const missing = new Map(lines.filter(({ key }) => !ids.has(key)).map((line) => [line.key, line]));
  if (missing.size > 0) {
    const added = await trx
      .insertInto('agent_lines')
      .values(
        [...missing.values()].map(({ member, line: { uplines, rates } }) => ({
          brand,
          member_id: member,
          uplines,
          rates,
        })),
      )
      .returning(['id', 'member_id', 'uplines', 'rates'])
      .execute();
    for (const { id, member_id: member, ...line } of added) ids.set(keyOf(member, line), id);
  }
  return lines.map(({ line, key }) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error('A line has no row.');
    return { ...line, id };
  });
}

async function idsOf(trx: Trx, brand: string, members: readonly string[]): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('agent_lines')
    .select(['id', 'member_id', 'uplines', 'rates'])
    .where('brand', '=', brand)
    .where('member_id', 'in', members)
    .execute();
  return new Map(rows.map(({ id, member_id: member, ...line }) => [keyOf(member, line), id]));
}

/** Lines by the ids of their rows. */
export async function linesById(
  trx: Trx,
  brand: string,
  ids: Iterable<string>,
): Promise<Map<string, KeptLine>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await trx
    .selectFrom('agent_lines')
    .select(['id', 'uplines', 'rates'])
    .where('brand', '=', brand)
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
