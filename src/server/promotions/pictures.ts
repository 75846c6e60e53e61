import type { Db, Trx } from '#server/db/types.ts';
import { proofsMax } from '#server/images/pictures.ts';

type Application = { brand: string; memberId: string; application: string };

/** Ids of the pictures of applications, by application. */
export async function applicationPictures(
  db: Db,
  { brand, applications }: { brand: string; applications: readonly string[] },
): Promise<ReadonlyMap<string, string[]>> {
  if (applications.length === 0) return new Map();
  const rows = await db
    .selectFrom('promotion_pictures')
    .select(['application', 'id'])
    .where('brand', '=', brand)
    .where('application', 'in', applications)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  const all = new Map<string, string[]>();
  for (const { application, id } of rows) all.set(application, [...(all.get(application) ?? []), id]);
  return all;
}

/** Stores a picture; false if there are three already. The caller has locked the application. */
export async function addApplicationPicture(
  trx: Trx,
  { brand, memberId, application }: Application,
  { id, picture, now }: { id: string; picture: Buffer; now: Date },
): Promise<boolean> {
  const { count } = await trx
    .selectFrom('promotion_pictures')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('application', '=', application)
    .executeTakeFirstOrThrow();
  if (Number(count) >= proofsMax) return false;
  await trx
    .insertInto('promotion_pictures')
    .values({ brand, member_id: memberId, application, id, picture, sent_at: now })
    .execute();
  return true;
}

/** A picture by its id; undefined if the brand has none. */
export const applicationPicture = async (db: Db, brand: string, id: string): Promise<Buffer | undefined> =>
  (
    await db
      .selectFrom('promotion_pictures')
      .select('picture')
      .where('brand', '=', brand)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.picture;
