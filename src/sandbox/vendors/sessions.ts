import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { VendorContext } from './context.ts';
import type { SessionsTable, WalletKind } from './tables.ts';

export type Session = Selectable<SessionsTable>;

/** Without a request for so long, a session is over. */
const idleMs = 2 * 3_600_000;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const keyOf = (token: string): Buffer => createHash('sha256').update(`seal:${token}`).digest();

function seal(token: string, text: string, random: VendorContext['random']): string {
  const iv = random(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** The platform's session of a game page that shows its token. */
export function openSession({ sealed_session }: Session, token: string): string {
  const bytes = Buffer.from(sealed_session, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(token), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

export type Launch = {
  brand: string;
  vassalage: string;
  player: string;
  game: string;
  room: string;
  wallet: WalletKind;
  session: string;
  nickname: string;
  currency: string;
  digits: number;
  language: string;
  timeZone: string;
  returnUrl: string;
};

/** Whole units of play money of a trial. */
const trialUnits = 100_000n;

/** Makes the session of a game page; its token stands in the fragment of the address, which no request contains. */
export async function beginSession(
  { db, clock, random, origin }: VendorContext,
  launch: Launch,
): Promise<string> {
  const token = Buffer.from(random(32)).toString('base64url');
  const id = Buffer.from(random(12)).toString('hex');
  const { session, returnUrl, timeZone, wallet, ...rest } = launch;
  await db
    .insertInto('sandbox_vendor_sessions')
    .values({
      ...rest,
      id,
      wallet,
      player: wallet === 'trial' ? `trial-${id}` : launch.player,
      token_hash: digest(token),
      sealed_session: seal(token, session, random),
      return_url: returnUrl,
      time_zone: timeZone,
      play_balance: wallet === 'trial' ? trialUnits * 10n ** BigInt(launch.digits) : 0n,
      created_at: clock(),
      seen_at: clock(),
    })
    .execute();
  return `${origin()}/sandbox/vendors/play/${id}#${token}`;
}

/** The session of a token that is still alive. */
export async function sessionOf({ db, clock }: VendorContext, token: string): Promise<Session | undefined> {
  const session = await db
    .selectFrom('sandbox_vendor_sessions')
    .selectAll()
    .where('token_hash', '=', digest(token))
    .executeTakeFirst();
  const now = clock();
  if (!session || session.seen_at.getTime() < now.getTime() - idleMs) return undefined;
  if (session.seen_at.getTime() < now.getTime() - 60_000) {
    await db
      .updateTable('sandbox_vendor_sessions')
      .set({ seen_at: now })
      .where('id', '=', session.id)
      .execute();
  }
  return session;
}
