import { sql, type Kysely } from 'kysely';
import { mobileOf } from '#engine/phones/numbering-plans.ts';

const batch = 1000;

type Row = { brand: string; id: string; mobile: string; number: string; code: string };

/** The number as it was derived before: every zero in front left out. */
const formerly = ({ number, code }: Row): string =>
  `+${code.replaceAll(/\D/gu, '')}${number.replaceAll(/\D/gu, '').replace(/^0+/u, '')}`;

/**
 * Derives numbers anew from what members entered, by the plan of their country: a leading 0 belongs to numbers of some (Ivory Coast),
 * and others have another trunk prefix (Russia). A number that another member has verified stays theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  let last = { brand: '', id: '' };
  for (;;) {
    const { rows } = await sql<Row>`
      select brand, id, mobile, profile ->> 'mobileNum' as number, profile ->> 'countryDialingCode' as code
      from members
      where (brand, id) > (${last.brand}, ${last.id}) and mobile is not null
        and profile ->> 'mobileNum' is not null and profile ->> 'countryDialingCode' is not null
      order by brand, id limit ${batch}`.execute(db);
    for (const row of rows) {
      const mobile = mobileOf(row.number, row.code);
      if (mobile === undefined || mobile === row.mobile || row.mobile !== formerly(row)) continue;
      await sql`
        update members set mobile = ${mobile}
        where brand = ${row.brand} and id = ${row.id} and not exists (
          select from members other
          where other.brand = ${row.brand} and other.mobile = ${mobile} and other.mobile_verified_at is not null)`.execute(
        db,
      );
    }
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end;
  }
}
