import { defineAdminCall, type AdminCall } from '../admin-call.ts';
import { isOwnPassword } from '../own-password.ts';
import { newRecoveryCodes } from '../recovery-codes.ts';
import type { Operator } from '../sessions.ts';
import { countCode, forgetCodes } from '../sign-in-tries.ts';
import { beginTotp, confirmTotp, endTotp } from '../totp.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';

const told = ({ db, clock }: ConfigContext, { account }: Operator, action: string): Promise<void> =>
  record(db, clock, { account, action });

/** Someone at a page that was left open knows the session but not the password; guesses are counted. */
export async function unproven(
  context: ConfigContext,
  operator: Operator,
  password: string,
): Promise<Refusal | undefined> {
  const full = await countCode(context, operator.accountId);
  if (full) return full;
  if (!(await isOwnPassword(context, operator, password))) {
    return refuse('WRONG_CREDENTIALS', { message: 'The password is wrong.' });
  }
  await forgetCodes(context, operator.accountId);
  return undefined;
}

/** An operator's own authenticator and its recovery codes. All but the first code asks for the password again. */
export const calls: readonly AdminCall[] = [
  defineAdminCall(
    'totpBegin',
    async ({ services: { context }, operator, body }) =>
      (await unproven(context, operator, body.password)) ??
      (await beginTotp(context, operator)) ??
      refuse('TOTP_IN_USE'),
  ),
  defineAdminCall('totpConfirm', async ({ services: { context }, operator, body }) => {
    const full = await countCode(context, operator.accountId);
    if (full) return full;
    const code = body.code.replaceAll(/\s/gu, '');
    if (!(await confirmTotp(context, operator.accountId, code))) return refuse('WRONG_CODE');
    await forgetCodes(context, operator.accountId);
    await told(context, operator, 'totp.begun');
    return { recoveryCodes: await newRecoveryCodes(context, operator.accountId) };
  }),
  defineAdminCall('totpRecoveryCodes', async ({ services: { context }, operator, body }) => {
    const refused = await unproven(context, operator, body.password);
    if (refused) return refused;
    if (!operator.totp) return refuse('TOTP_NEEDED');
    await told(context, operator, 'totp.recovery-codes');
    return { recoveryCodes: await newRecoveryCodes(context, operator.accountId) };
  }),
  defineAdminCall('totpEnd', async ({ services: { context }, operator, body }) => {
    const refused = await unproven(context, operator, body.password);
    if (refused) return refused;
    if (operator.totpRequired) return refuse('TOTP_NEEDED', { message: 'This account may not do without.' });
    await endTotp(context.db, operator.accountId);
    await told(context, operator, 'totp.ended');
    return undefined;
  }),
];
