import type { CallContext } from '#server/calls/call.ts';
import { clear, hit, type Count } from '#server/db/counters.ts';
import { constantOf } from '#server/brands/documents.ts';

type Tries = Count & {
  /** No more codes of the member are looked at for now. */
  over: boolean;
  /** The code was right. */
  succeeded(): Promise<void>;
};

/** Counts a code of a member before it is looked at, so that guesses made at the same time cannot slip through. */
export async function countTotpTry(
  { gateway, brand, now }: Pick<CallContext, 'gateway' | 'brand' | 'now'>,
  memberId: string,
): Promise<Tries> {
  const subject = { brand: brand.brand, subject: `totp:${memberId}` };
  const count = await hit(gateway.db, {
    ...subject,
    now,
    windowMs: constantOf(brand, 'loginFailureMinutes') * 60_000,
  });
  return {
    ...count,
    over: count.hits > constantOf(brand, 'totpTries'),
    succeeded: () => clear(gateway.db, subject),
  };
}
