import type { Db } from '#server/db/types.ts';
import type { CallContext } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { newToken, sha256Hex } from '#server/crypto/tokens.ts';
import { link } from './identities.ts';
import type { Claim } from './provider.ts';

/**
 * Value of the refusal IDENTITY_UNKNOWN: the registration ticket and the provider's values to prefill the form with.
 */
export type TicketValue = {
  ticket: string;
  provider: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
  name?: string;
  email?: string;
  /** E.164. */
  mobile?: string;
};

/** Name shown for the account, if the provider gives any. */
export const shownName = ({ name, email, mobile }: Claim): string | null => name ?? email ?? mobile ?? null;

/** Makes a ticket for an identity that belongs to no member; only its hash is kept. */
export async function newProviderTicket(
  { gateway, brand, now }: CallContext,
  provider: string,
  claim: Claim,
): Promise<TicketValue> {
  const ticket = newToken(gateway.random);
  const expiresAt = new Date(now.getTime() + constantOf(brand, 'providerTicketMinutes') * 60_000);
  const { subject, name, email, mobile } = claim;
  await gateway.db
    .insertInto('provider_tickets')
    .values({
      brand: brand.brand,
      ticket_hash: sha256Hex(ticket),
      provider,
      subject,
      name: shownName(claim),
      mobile: mobile ?? null,
      expires_at: expiresAt,
    })
    .execute();
  return {
    ticket,
    provider,
    expiresAt: expiresAt.toISOString(),
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(mobile !== undefined && { mobile }),
  };
}

/** Facts that a ticket proves beside the identity. */
export type TicketProof = {
  /** E.164, verified by the provider. */
  mobile: string | undefined;
};

/** Looks at a ticket only, so that a mistake elsewhere in the form costs nothing; undefined when it is worth nothing. */
export async function readTicket(
  { gateway, brand, now }: Pick<CallContext, 'gateway' | 'brand' | 'now'>,
  ticket: string,
): Promise<TicketProof | undefined> {
  const row = await gateway.db
    .selectFrom('provider_tickets')
    .select(['mobile', 'expires_at'])
    .where('brand', '=', brand.brand)
    .where('ticket_hash', '=', sha256Hex(ticket))
    .executeTakeFirst();
  return row && row.expires_at > now ? { mobile: row.mobile ?? undefined } : undefined;
}

/**
 * Uses a ticket up and links its identity to a member; false if either was taken meanwhile. An identity that is a mobile
 * number is not linked: the member logs in by the number itself.
 */
export async function useProviderTicket(
  db: Db,
  { brand, ticket, memberId, now }: { brand: string; ticket: string; memberId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .deleteFrom('provider_tickets')
    .where('brand', '=', brand)
    .where('ticket_hash', '=', sha256Hex(ticket))
    .where('expires_at', '>', now)
    .returning(['provider', 'subject', 'name', 'mobile'])
    .executeTakeFirst();
  if (!row) return false;
  const { provider, subject, name, mobile } = row;
  return mobile !== null || link(db, { brand, memberId }, { provider, subject, name, linkedAt: now });
}
