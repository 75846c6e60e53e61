import type { Db } from '#server/db/types.ts';
import type { CallContext } from '#server/calls/call.ts';
import type { CookieKeeping } from '#server/http/cookies.ts';
import { constantOf } from '#server/brands/documents.ts';
import { accountKey, findMember, type Member } from '#server/members/members.ts';
import { userAgentOf } from '#server/calls/request-facts.ts';
import { newId, newToken, sha256Hex } from '#server/crypto/tokens.ts';

/**
 * Remember-me: a token in an HttpOnly cookie in place of one account's password, replaced at each use. A reused token was
 * stolen, so its whole family ends. The account's name is in a cookie that the page reads.
 */

/** Stands for the password; goes with logging in and out only. */
const tokenCookie = 'gw_remember';
/** The account whose token the browser has; for the page to show. */
const accountCookie = 'gw_remembered';
/** The account that was logged out of last: its name alone is filled in. */
const nameCookie = 'gw_username';

const tokenKeeping = { path: '/wps/session', sameSite: 'strict' } as const;
const readable = { path: '/', sameSite: 'strict', httpOnly: false } as const;

/** Two pages of a browser may send one token at the same time: no theft within this. */
const graceMs = 10_000;

const lifeSeconds = ({ brand }: CallContext): number => constantOf(brand, 'rememberHours') * 60 * 60;

type Holder = { brand: string; id: string };

async function issue(context: CallContext, db: Db, member: Member, family: string): Promise<void> {
  const { gateway, now, ip, cookies } = context;
  const token = newToken(gateway.random);
  const maxAge = lifeSeconds(context);
  await db
    .insertInto('remembered_logins')
    .values({
      brand: member.brand,
      member_id: member.id,
      token_hash: sha256Hex(token),
      family,
      made_at: now,
      expires_at: new Date(now.getTime() + maxAge * 1000),
      used_at: null,
      ip,
      user_agent: userAgentOf(context).slice(0, 255),
    })
    .execute();
  const keep = (keeping: Omit<CookieKeeping, 'maxAge'>): CookieKeeping => ({ ...keeping, maxAge });
  cookies.set(tokenCookie, token, keep(tokenKeeping));
  cookies.set(accountCookie, member.account, keep(readable));
  cookies.clear(nameCookie, readable);
}

function clearCookies({ cookies }: CallContext): void {
  cookies.clear(tokenCookie, tokenKeeping);
  cookies.clear(accountCookie, readable);
}

/** True if this browser sends a token, valid or not. */
export const isRememberedHere = ({ cookies }: CallContext): boolean => cookies.get(tokenCookie) !== undefined;

const ofBrowser = async (context: CallContext, db: Db) => {
  const token = context.cookies.get(tokenCookie);
  if (token === undefined) return undefined;
  return db
    .selectFrom('remembered_logins')
    .selectAll()
    .where('brand', '=', context.brand.brand)
    .where('token_hash', '=', sha256Hex(token))
    .executeTakeFirst();
};

const endFamily = (db: Db, brand: string, memberId: string, family: string) =>
  db
    .deleteFrom('remembered_logins')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('family', '=', family)
    .execute();

/** Has this browser remember the member's login, in place of any other. */
export async function rememberLogin(context: CallContext, db: Db, member: Member): Promise<void> {
  const before = await ofBrowser(context, db);
  if (before) await endFamily(db, before.brand, before.member_id, before.family);
  await issue(context, db, member, newId(context.gateway.random));
}

/** Has this browser remember nothing any more. With a name the page may still fill that in. */
export async function forgetHere(context: CallContext, db: Db, name?: string): Promise<void> {
  const { cookies } = context;
  const found = await ofBrowser(context, db);
  if (found) await endFamily(db, found.brand, found.member_id, found.family);
  clearCookies(context);
  if (found && name !== undefined)
    cookies.set(nameCookie, name, { ...readable, maxAge: lifeSeconds(context) });
  else cookies.clear(nameCookie, readable);
}

/**
 * Member that this browser remembers, if it is the given account; the token is replaced. Undefined if there is none or it
 * has expired; a token used before ends its whole family.
 */
export async function useRemembered(context: CallContext, username: string): Promise<Member | undefined> {
  const { gateway, now } = context;
  const found = await ofBrowser(context, gateway.db);
  const member = found && (await findMember(gateway.db, found.brand, found.member_id));
  if (!found || !member || found.expires_at <= now || member.account_key !== accountKey(username)) {
    clearCookies(context);
    return undefined;
  }
  return gateway.db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('remembered_logins')
      .set({ used_at: now })
      .where('brand', '=', found.brand)
      .where('member_id', '=', found.member_id)
      .where('token_hash', '=', found.token_hash)
      .where('used_at', 'is', null)
      .returning('token_hash')
      .executeTakeFirst();
    if (used) {
      await issue(context, transaction, member, found.family);
      return member;
    }
    const stolen = found.used_at !== null && now.getTime() - found.used_at.getTime() > graceMs;
    if (stolen) {
      await endFamily(transaction, found.brand, found.member_id, found.family);
      clearCookies(context);
    }
    return undefined;
  });
}

/** Ends every remembered login of a member, on all devices: after a change of password, or when the member says so. */
export async function forgetRemembered(db: Db, { brand, id }: Holder): Promise<void> {
  await db.deleteFrom('remembered_logins').where('brand', '=', brand).where('member_id', '=', id).execute();
}
