import type { Db, Trx } from '#server/db/types.ts';
import type { CashierPicturesTable } from './tables.ts';

type Subject = { brand: string; member_id: string; about: CashierPicturesTable['about']; about_id: string };

export async function countPictures(db: Db, { brand, member_id, about, about_id }: Subject): Promise<number> {
  const { count } = await db
    .selectFrom('cashier_pictures')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('brand', '=', brand)
    .where('member_id', '=', member_id)
    .where('about', '=', about)
    .where('about_id', '=', about_id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Number of pictures by id of a deposit or withdrawal. */
export async function orderPictures(
  db: Db,
  { brand, member_id, about, ids }: Omit<Subject, 'about_id'> & { ids: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('cashier_pictures')
    .select(({ fn }) => ['about_id', fn.countAll<string>().as('count')])
    .where('brand', '=', brand)
    .where('member_id', '=', member_id)
    .where('about', '=', about)
    .where('about_id', 'in', ids)
    .groupBy('about_id')
    .execute();
  return new Map(rows.map(({ about_id, count }) => [about_id, Number(count)]));
}

/** Stores a picture; false if there are `max` already. The caller has locked the deposit or withdrawal. */
export async function addProof(
  trx: Trx,
  subject: Subject,
  { id, picture, now, max }: { id: string; picture: Buffer; now: Date; max: number },
): Promise<boolean> {
  if ((await countPictures(trx, subject)) >= max) return false;
  await trx
    .insertInto('cashier_pictures')
    .values({ ...subject, id, picture, sent_at: now })
    .execute();
  return true;
}
