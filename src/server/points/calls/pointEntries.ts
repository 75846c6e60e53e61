import type { CallTypes } from '#contract/generated/calls.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { recordDays } from '#server/records/record-days.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { pointEntriesOf, entriesPerPage, type PointEntry } from '../entries.ts';
import { entryRemark } from './entry-remark.ts';

const presentEntry = (
  entry: PointEntry,
  remark: string | undefined,
): CallTypes['pointEntries']['value']['entries'][number] => ({
  id: entry.id,
  at: entry.at.toISOString(),
  type: entry.type,
  points: entry.points,
  ...(entry.amount !== null && { amount: entry.amount }),
  ...(entry.currency !== null && { units: entry.currency }),
  ...(entry.ratio_points !== null &&
    entry.ratio_per !== null && { ratio: { points: entry.ratio_points, per: entry.ratio_per } }),
  status: entry.status ?? 'PASSED',
  ...(remark !== undefined && { remark }),
});

export const route = defineCall('pointEntries', async (context) => {
  const { brand, gateway, query, session } = context;
  const days = query.from === undefined && query.to === undefined ? undefined : recordDays(context, query);
  if (days instanceof CallRefusal) return days;
  const rows = await pointEntriesOf(gateway.db, {
    brand: brand.brand,
    memberId: session.memberId,
    before: query.before,
    type: query.type,
    ...(days && { since: days.since, until: days.until }),
  });
  return {
    entries: rows.slice(0, entriesPerPage).map((entry) => presentEntry(entry, entryRemark(context, entry))),
    more: rows.length > entriesPerPage,
    ...moneyOf(brand),
  };
});
