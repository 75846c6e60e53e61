import type { Selectable } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { EntryType, ExchangeStatus, PointEntries } from './tables.ts';

/** Entry of a member's points, with the status and item of its exchange. */
export type PointEntry = Omit<Selectable<PointEntries>, 'brand' | 'member_id' | 'key' | 'exchange_id'> & {
  status: ExchangeStatus | null;
  item: string | null;
};

export const entriesPerPage = 30;

/** A member's entries, the newest first, one more than a page. */
export const pointEntriesOf = (
  db: Db,
  {
    brand,
    memberId,
    before,
    type,
    since,
    until,
  }: {
    brand: string;
    memberId: string;
    before?: string | undefined;
    type?: EntryType | undefined;
    since?: Date;
    until?: Date;
  },
): Promise<PointEntry[]> =>
  db
    .selectFrom('point_entries as entry')
    .leftJoin('point_exchanges as exchange', (join) =>
      join
        .onRef('exchange.brand', '=', 'entry.brand')
        .onRef('exchange.member_id', '=', 'entry.member_id')
        .onRef('exchange.id', '=', 'entry.exchange_id'),
    )
    .select([
      'entry.id',
      'entry.type',
      'entry.points',
      'entry.amount',
      'entry.currency',
      'entry.ratio_points',
      'entry.ratio_per',
      'entry.remark',
      'entry.vassalage',
      'entry.at',
      'exchange.status',
      'exchange.item',
    ])
    .where('entry.brand', '=', brand)
    .where('entry.member_id', '=', memberId)
    .$if(before !== undefined, (query) => query.where('entry.id', '<', before ?? ''))
    .$if(type !== undefined, (query) => query.where('entry.type', '=', type ?? 'redeem'))
    .$if(since !== undefined, (query) => query.where('entry.at', '>=', since ?? new Date(0)))
    .$if(until !== undefined, (query) => query.where('entry.at', '<', until ?? new Date(0)))
    .orderBy('entry.id', 'desc')
    .limit(entriesPerPage + 1)
    .execute();
