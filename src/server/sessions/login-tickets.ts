import { sql, type Selectable } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { CallContext } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import type { Member } from '#server/members/members.ts';
import type { LoginTicketsTable, Proof, Side } from './tables.ts';
import { newDigitCode, newToken, sha256Hex } from '#server/crypto/tokens.ts';
import { addressOf } from './known-addresses.ts';
import type { SentCode } from './verification-methods.ts';

/** Login that waits for a verification; its content is in the database only. */
export type LoginTicket = Selectable<LoginTicketsTable>;

/** Makes the ticket of a login that has to be verified. It is good for one session, from this address, for a short while. */
export async function newLoginTicket(
  { gateway, brand, ip, now }: CallContext,
  member: Member,
  { proof, side, remember }: { proof: Proof; side: Side; remember: boolean },
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = newToken(gateway.random);
  const expiresAt = new Date(now.getTime() + constantOf(brand, 'loginVerificationMinutes') * 60_000);
  await gateway.db
    .insertInto('login_tickets')
    .values({
      brand: brand.brand,
      member_id: member.id,
      ticket_hash: sha256Hex(ticket),
      address: addressOf(ip),
      proof,
      side,
      remember,
      code_method: null,
      code_hash: null,
      code_expires_at: null,
      made_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { ticket, expiresAt };
}

const hashOf = ({ ticket_hash }: Pick<LoginTicket, 'ticket_hash'>, code: string): string =>
  sha256Hex(`${ticket_hash}:${code.trim()}`);

/** The ticket, while it can be used from this address; undefined for every other. */
export const findTicket = (
  { gateway, brand, ip, now }: CallContext,
  ticket: string,
): Promise<LoginTicket | undefined> =>
  gateway.db
    .selectFrom('login_tickets')
    .selectAll()
    .where('brand', '=', brand.brand)
    .where('ticket_hash', '=', sha256Hex(ticket))
    .where('address', '=', addressOf(ip))
    .where('expires_at', '>', now)
    .where('tries', '<', constantOf(brand, 'verificationTries'))
    .executeTakeFirst();

/** The ticket, with one more try counted before the answer is looked at, so that tries made at the same time count too. */
export const tryTicket = (
  { gateway, brand, ip, now }: CallContext,
  ticket: string,
): Promise<LoginTicket | undefined> =>
  gateway.db
    .updateTable('login_tickets')
    .set({ tries: sql`tries + 1` })
    .where('brand', '=', brand.brand)
    .where('ticket_hash', '=', sha256Hex(ticket))
    .where('address', '=', addressOf(ip))
    .where('expires_at', '>', now)
    .where('tries', '<', constantOf(brand, 'verificationTries'))
    .returningAll()
    .executeTakeFirst();

/** Makes a code for the ticket, in place of the one before; only its hash is kept. */
export async function newTicketCode(
  { gateway, brand, now }: CallContext,
  ticket: LoginTicket,
  method: SentCode,
): Promise<{ code: string; minutes: number }> {
  const code = newDigitCode(gateway.random);
  const minutes = constantOf(brand, 'verificationCodeMinutes');
  await gateway.db
    .updateTable('login_tickets')
    .set({
      code_method: method,
      code_hash: hashOf(ticket, code),
      code_expires_at: new Date(now.getTime() + minutes * 60_000),
    })
    .where('brand', '=', ticket.brand)
    .where('member_id', '=', ticket.member_id)
    .where('ticket_hash', '=', ticket.ticket_hash)
    .execute();
  return { code, minutes };
}

/** Result of checking an entered code against a ticket. */
export function answerTicketCode(
  ticket: LoginTicket,
  { method, code, now }: { method: SentCode; code: string; now: Date },
): 'right' | 'wrong' | 'expired' {
  if (ticket.code_method !== method || ticket.code_hash !== hashOf(ticket, code)) return 'wrong';
  return ticket.code_expires_at !== null && ticket.code_expires_at > now ? 'right' : 'expired';
}

/** Uses the ticket up; false if another request was faster. Called in the transaction of the login that it permits. */
export async function useLoginTicket(db: Db, ticket: LoginTicket): Promise<boolean> {
  const used = await db
    .deleteFrom('login_tickets')
    .where('brand', '=', ticket.brand)
    .where('member_id', '=', ticket.member_id)
    .where('ticket_hash', '=', ticket.ticket_hash)
    .returning('ticket_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Ends every login of a member that waits for a verification; its password has changed meanwhile. */
export async function dropTickets(db: Db, { brand, id }: { brand: string; id: string }): Promise<void> {
  await db.deleteFrom('login_tickets').where('brand', '=', brand).where('member_id', '=', id).execute();
}
