import type { CallContext } from '#server/calls/call.ts';
import { clear } from '#server/db/counters.ts';
import { constantOf } from '#server/brands/documents.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { refusedField, refuseFields, type CallRefusal } from '#server/calls/refusal.ts';
import { passwordMatches } from '#server/crypto/passwords.ts';

type Asked = {
  /** Subject of the counter of tries. */
  subject: string;
  tries: number;
  /** Undefined if none is set: nothing matches then, in the same time. */
  hash: string | undefined;
  given: string;
  /** Name of the form's field. */
  field: string;
};

/** Compares a secret that a member is asked for again: the refusal of its field when it is wrong, of everything after too many wrong ones. */
export async function refusedBySecret(
  context: Pick<CallContext, 'brand' | 'gateway' | 'now'>,
  { subject, tries, hash, given, field }: Asked,
): Promise<CallRefusal | undefined> {
  const { brand, gateway } = context;
  const windowMs = constantOf(brand, 'loginFailureMinutes') * 60_000;
  const limited = await limitCalls(context, { subject, max: tries, windowMs });
  if (limited) return limited;
  if (!(await passwordMatches(hash, given))) return refuseFields([refusedField(field, 'WRONG')]);
  await clear(gateway.db, { brand: brand.brand, subject });
  return undefined;
}
