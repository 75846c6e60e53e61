import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { diallingCodes } from './dialling-codes.ts';

const known: ReadonlySet<string> = new Set(Object.values(diallingCodes));
/** Separators that people write between digits. */
const between = /[\s().\u00AD\u2010-\u2015-]/gu;
const nationalMin = 4;
/** Digits of E.164, dialling code included. */
const digitsMax = 15;

const digitsOf = (number: string): string => number.normalize('NFKC').replace(between, '');

/** Stored form of a dialling code, without +; undefined if no country has it. */
export function diallingCodeOf(code: string | undefined): string | undefined {
  const digits = code?.trim().replace(/^\+/u, '') ?? '';
  return known.has(digits) ? digits : undefined;
}

/**
 * A mobile number as E.164 has it, whether it was given as dialled at home (0912345678 and the dialling code 95) or with + in front;
 * undefined when it cannot be one.
 */
export function mobileOf(number: string, diallingCode: string | undefined): string | undefined {
  const digits = digitsOf(number);
  if (/^\+[1-9]\d{6,14}$/u.test(digits)) return digits;
  const code = diallingCodeOf(diallingCode);
  if (code === undefined || !/^\d+$/u.test(digits)) return undefined;
  const national = digits.replace(/^0+/u, '');
  const whole = code + national;
  return national.length >= nationalMin && whole.length <= digitsMax ? `+${whole}` : undefined;
}

/** Possible E.164 numbers of a number without a dialling code. */
export const possibleMobiles = (number: string): string[] =>
  [...known].flatMap((code) => mobileOf(number, code) ?? []);

/** Member of a number: the one who has verified it, else the only one who entered it. Undefined if several entered it. */
export async function findByMobile(db: Db, brand: string, mobile: string): Promise<Member | undefined> {
  const members = await db
    .selectFrom('members')
    .selectAll()
    .where('brand', '=', brand)
    .where('mobile', '=', mobile)
    .limit(20)
    .execute();
  return (
    members.find(({ mobile_verified_at }) => mobile_verified_at !== null) ??
    (members.length === 1 ? members[0] : undefined)
  );
}

/**
 * True if the number belongs to a member, verified or as the account; an unverified number in a profile blocks
 * nobody.
 */
export async function isMobileTaken(db: Db, brand: string, mobile: string): Promise<boolean> {
  const members = await db
    .selectFrom('members')
    .select(['account', 'mobile_verified_at'])
    .where('brand', '=', brand)
    .where('mobile', '=', mobile)
    .execute();
  return members.some(
    ({ account, mobile_verified_at }) =>
      mobile_verified_at !== null || possibleMobiles(account).includes(mobile),
  );
}

/** Marks the number as verified, unless another member was first. */
export async function markVerified(db: Db, { brand, id, mobile }: Member, now: Date): Promise<void> {
  await db
    .updateTable('members')
    .set({ mobile_verified_at: now })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('mobile_verified_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('members as other')
            .select('other.id')
            .where('other.brand', '=', brand)
            .where('other.mobile', '=', mobile)
            .where('other.mobile_verified_at', 'is not', null),
        ),
      ),
    )
    .execute();
}
