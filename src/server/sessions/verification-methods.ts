import type { CallTypes } from '#contract/generated/calls.ts';
import type { CallContext } from '#server/calls/call.ts';
import { flagOf } from '#server/brands/documents.ts';
import { maskedMail, maskedNumber } from '#server/calls/masking.ts';
import type { Member } from '#server/members/members.ts';
import type { Proof } from './tables.ts';
import { hasTotp } from '#server/totp/enrolments.ts';

/** Ways to verify a login from an unregistered address (specification section 4). */
type Method = CallTypes['loginVerification']['body']['method'];
/** Methods that prove something by themselves. */
export type SecondProof = Exclude<Method, 'payeeName'>;
/** Methods for which a code is sent. */
export type SentCode = 'mobile' | 'email';

export type OfferedMethod = { method: Method; to?: string };

/** Method that a kind of login has proved already, so that asking for it again proves nothing more. */
const provedBy: Readonly<Partial<Record<Proof, SentCode>>> = { sms: 'mobile', temporaryPassword: 'email' };

export const emailOf = ({ profile }: Pick<Member, 'profile'>): string | undefined =>
  typeof profile['email'] === 'string' && profile['email'].includes('@') ? profile['email'] : undefined;

export const payeeNameOf = ({ profile }: Pick<Member, 'profile'>): string | undefined =>
  typeof profile['payeeName'] === 'string' && profile['payeeName'].trim() !== ''
    ? profile['payeeName']
    : undefined;

/** Normal form of a name: compatibility forms, case and white space folded. */
export const foldedName = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** Every way in which the member could prove more than a password, but for the payee name. */
async function methodsOf({ gateway, brand }: CallContext, member: Member): Promise<OfferedMethod[]> {
  // If the brand verifies no logins, only members with an authenticator are asked, and for its code alone.
  const { sms, mail } = flagOf(brand, 'verifyUnregisteredIp') ? gateway.messengers : {};
  const email = emailOf(member);
  return [
    ...(sms && member.mobile !== null
      ? [{ method: 'mobile', to: maskedNumber(member.mobile) } as const]
      : []),
    ...(mail && email !== undefined ? [{ method: 'email', to: maskedMail(email) } as const] : []),
    ...((await hasTotp(gateway.db, member.brand, member.id)) ? [{ method: 'totp' } as const] : []),
  ];
}

/**
 * Methods by which a member who logged in by `proof` may verify the login, without the one that `proof` covers; `enough`
 * if that is the only one. The payee name stands on every receipt, so it is offered only together with another proof.
 */
export async function offeredMethods(
  context: CallContext,
  member: Member,
  proof: Proof,
): Promise<{ methods: OfferedMethod[]; enough: boolean }> {
  const all = await methodsOf(context, member);
  const others = all.filter(({ method }) => method !== provedBy[proof]);
  const named =
    others.length > 0 && payeeNameOf(member) !== undefined && flagOf(context.brand, 'verifyUnregisteredIp');
  return {
    methods: named ? [...others, { method: 'payeeName' }] : others,
    enough: others.length === 0 && all.length > 0,
  };
}
