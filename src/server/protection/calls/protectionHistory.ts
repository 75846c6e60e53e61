import { defineCall } from '#server/calls/call.ts';

const perPage = 20;
type Details = Partial<Record<'kind' | 'period' | 'from' | 'to' | 'until', string | number | null>>;
type Choice<T extends string> = T | null;
const text = (value: string | number | null | undefined): string | null =>
  value == null ? null : String(value);

/** Changes that the member made to its limits, page by page; rows are only ever added. */
export const route = defineCall('protectionHistory', async ({ gateway, session, query }) => {
  const rows = await gateway.db
    .selectFrom('protection_changes')
    .select(['id', 'changed_at', 'change', 'details'])
    .where('brand', '=', session.brand)
    .where('member_id', '=', session.memberId)
    .$if(query.before !== undefined, (found) => found.where('id', '<', query.before ?? ''))
    .orderBy('id', 'desc')
    .limit(perPage + 1)
    .execute();
  const page = rows.slice(0, perPage);
  return {
    changes: page.map(({ id, changed_at, change, details }) => {
      const { kind, period, from, to, until }: Details = details;
      return {
        id,
        at: changed_at.toISOString(),
        change,
        kind: text(kind) as Choice<'deposit' | 'stake' | 'loss'>,
        period: text(period) as Choice<'day' | 'week' | 'month'>,
        from: text(from),
        to: text(to),
        until: text(until),
      };
    }),
    next: rows.length > perPage ? (page.at(-1)?.id ?? null) : null,
  };
});
