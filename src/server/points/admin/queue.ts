import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { Db } from '#server/db/types.ts';
import { within } from '#server/db/within.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { itemName } from '../item-name.ts';

const queuePage = 25;

/**
 * Exchanges of a brand, a page of them: of a status, those in process the oldest first, else the newest; found by trade
 * number, or part of the account, the item or the phone.
 */
export async function exchangeQueue(
  db: Db,
  brand: LiveBrand,
  { status, search = '', page = '0' }: AdminCallTypes['exchangeQueue']['query'],
) {
  const asked = search.trim();
  const part = within(asked);
  const rows = await db
    .selectFrom('point_exchanges as exchange')
    .innerJoin('members as member', (join) =>
      join.onRef('member.brand', '=', 'exchange.brand').onRef('member.id', '=', 'exchange.member_id'),
    )
    .selectAll('exchange')
    .select('member.account')
    .where('exchange.brand', '=', brand.brand)
    .$if(status !== undefined, (query) => query.where('exchange.status', '=', status ?? 'APPLYING'))
    .$if(asked !== '', (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('exchange.id', '=', asked),
          eb('member.account', 'ilike', part),
          eb('exchange.name', 'ilike', part),
          eb('exchange.phone', 'ilike', part),
        ]),
      ),
    )
    .orderBy('exchange.made_at', status === 'APPLYING' ? 'asc' : 'desc')
    .orderBy('exchange.id')
    .offset(Number(page) * queuePage)
    .limit(queuePage + 1)
    .execute();
  return {
    exchanges: rows.slice(0, queuePage).map((row) => ({
      id: row.id,
      member: row.account,
      kind: row.kind,
      item: itemName({ brand, language: 'en' }, row) ?? null,
      quantity: row.quantity,
      points: row.points,
      amount: row.amount,
      credit: row.credit,
      left: row.left_after,
      address: row.address,
      phone: row.phone,
      status: row.status,
      remark: row.remark,
      madeAt: row.made_at,
      decidedAt: row.decided_at,
      decidedBy: row.decided_by,
    })),
    more: rows.length > queuePage,
  };
}
