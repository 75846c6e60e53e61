import type { ConfigContext } from '#server/documents/context.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { countCode, forgetCodes } from './sign-in-tries.ts';
import { useTotp } from './totp.ts';

/** A code without what people and apps put between its characters. */
const written = (code: string): string => code.normalize('NFKC').replaceAll(/[\s-]/gu, '').toLowerCase();

/**
 * Takes a code of the account's authenticator, or one of its recovery codes; each is good once. Undefined when it is right; after ten
 * wrong ones within an hour none is, right or wrong.
 */
export async function takeCode(
  context: ConfigContext,
  accountId: string,
  code: string,
): Promise<Refusal | undefined> {
  const full = await countCode(context, accountId);
  if (full) return full;
  const given = written(code);
  const right = /^\d{6}$/u.test(given)
    ? await useTotp(context, accountId, given)
    : await useRecoveryCode(context, accountId, given);
  if (!right) return refuse('WRONG_CODE');
  await forgetCodes(context, accountId);
  return undefined;
}
