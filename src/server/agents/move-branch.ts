import { sql } from 'kysely';
import { depthMax } from '#play/agents/lines.ts';
import { rateBounds, rateFault, type RateBounds, type RateFault } from '#play/agents/rates.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { isAgent } from '#server/members/member-type.ts';
import { findMember } from '#server/members/members.ts';
import { uplinesOf } from './branch.ts';
import { kindMax, mayStandBelow, rateTerms } from './document.ts';
import { changePlace, lockPlaces, rateOf, ratesBelow } from './places.ts';

export type Move = {
  memberId: string;
  /** Undefined leaves the member where it is, null makes it a root. */
  uplineId?: string | null | undefined;
  /** Undefined keeps the rate. */
  rate?: number | undefined;
  author: string;
  now: Date;
  /** Writes the audit log, in the transaction of the move. */
  note: (trx: Trx, place: { upline: string | null; rate: number }) => Promise<void>;
};

export type MoveFault = 'MEMBER' | 'UPLINE' | 'KIND' | 'CYCLE' | 'DEPTH' | RateFault;

export type Moved =
  | { ok: true; uplineId: string | null; rate: number }
  | { ok: false; fault: MoveFault; bounds?: RateBounds };

/** Levels below a member, itself not counted. */
async function levelsBelow(trx: Trx, brand: string, memberId: string): Promise<number> {
  const { rows } = await sql<{ depth: number }>`
    with recursive below (id, depth) as (
      select ${memberId}::text, 0
      union all
      select m.id, b.depth + 1 from below b
        join members m on m.brand = ${brand} and m.upline_id = b.id
        where b.depth <= ${depthMax}
    )
    select max(depth)::integer as depth from below`.execute(trx);
  return rows[0]?.depth ?? 0;
}

/** Why a member cannot stand below an upline. */
async function hindrance(
  trx: Trx,
  brand: LiveBrand,
  { id, type }: { id: string; type: Parameters<typeof mayStandBelow>[2] },
  uplineId: string,
): Promise<MoveFault | undefined> {
  const upline = await findMember(trx, brand.brand, uplineId);
  if (!upline || !isAgent(upline.type) || upline.preview !== null) return 'UPLINE';
  const above = await uplinesOf(trx, brand.brand, uplineId);
  if (uplineId === id || above.includes(id)) return 'CYCLE';
  if (!mayStandBelow(brand, upline.type, type)) return 'KIND';
  return above.length + 2 + (await levelsBelow(trx, brand.brand, id)) > depthMax ? 'DEPTH' : undefined;
}

/** Moves a member with everybody below it, or gives it a rate, from now on. What counted before stays where it counted. */
export const moveBranch = (
  db: Db,
  brand: LiveBrand,
  { memberId, uplineId, rate, author, now, note }: Move,
): Promise<Moved> =>
  retriedTransaction(db, async (trx): Promise<Moved> => {
    const since = await lockPlaces(trx, brand.brand, now);
    const member = await findMember(trx, brand.brand, memberId);
    if (!member || member.type === 4 || member.preview !== null) return { ok: false, fault: 'MEMBER' };
    const to = uplineId === undefined ? member.upline_id : uplineId;
    const isMoved = to !== member.upline_id;
    const fault = to !== null && isMoved ? await hindrance(trx, brand, member, to) : undefined;
    if (fault) return { ok: false, fault };
    const before = await rateOf(trx, brand.brand, memberId);
    const its = rate ?? before;
    const bounds = rateBounds(rateTerms(brand), {
      above: to === null ? undefined : await rateOf(trx, brand.brand, to),
      below: (await ratesBelow(trx, brand.brand, [memberId])).get(memberId) ?? 0,
      kindMax: kindMax(brand, member.type),
    });
    const wrong = rateFault(its, bounds);
    if (wrong) return { ok: false, fault: wrong, bounds };
    if (!isMoved && its === before) return { ok: true, uplineId: to, rate: its };
    await changePlace(trx, member, { since, uplineId: to, rate: its, author });
    if (isMoved)
      await trx
        .updateTable('members')
        .set({ upline_id: to })
        .where('brand', '=', brand.brand)
        .where('id', '=', memberId)
        .execute();
    await note(trx, { upline: to, rate: its });
    return { ok: true, uplineId: to, rate: its };
  });
