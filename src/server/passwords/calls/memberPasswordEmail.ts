import { defineCall, type CallContext } from '#server/calls/call.ts';
import { constantOf, flagOf } from '#server/brands/documents.ts';
import { checkAccountForm } from '#server/forms/account-forms.ts';
import { limitCalls, limitByAddress } from '#server/calls/limit.ts';
import { wordingOf } from '#server/messages/wording.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { newTemporaryPassword } from '#server/sessions/temporary-passwords.ts';
import { accountKey, findByAccount, type Member } from '#server/members/members.ts';

const hourMs = 60 * 60_000;
/** Mails to one account, of those that may be asked for from one address. */
const accountShare = 10;

const sameAddress = (one: string, other: unknown): boolean =>
  typeof other === 'string' && one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

/** Member and address, when the one has the other. */
async function memberWith(
  { gateway, brand }: CallContext,
  key: string,
  email: string,
): Promise<{ member: Member; address: string } | undefined> {
  const member = await findByAccount(gateway.db, brand.brand, key);
  const address = member?.profile['email'];
  return member && typeof address === 'string' && sameAddress(email, address)
    ? { member, address }
    : undefined;
}

/**
 * Mails a temporary password. Answer and time are the same whether or not account and address belong together, unless the
 * brand wants it told (specification section 8: "username/email does not exist").
 */
export const route = defineCall('memberPasswordEmail', async (context) => {
  const { body, brand, gateway, language } = context;
  const { mail } = gateway.messengers;
  if (!mail) return refuseCall('MESSAGE_NOT_SENT');
  const form = checkAccountForm(context, 'forgotPassword', { names: ['username', 'email'], values: body });
  if (form instanceof CallRefusal) return form;
  const { username = '', email = '' } = form;
  const max = constantOf(brand, 'passwordMailsPerHour');
  const key = accountKey(username);
  const limited =
    (await limitByAddress(context, { what: 'password-mail', max, windowMs: hourMs })) ??
    (await limitCalls(context, {
      subject: `password-mail-to:${key}`,
      max: max / accountShare,
      windowMs: hourMs,
    }));
  if (limited) return limited;
  if (flagOf(brand, 'tellUnknownAccounts') && !(await memberWith(context, key, email))) {
    return refuseCall('ACCOUNT_UNKNOWN');
  }
  gateway.background.run(async () => {
    const found = await memberWith(context, key, email);
    if (!found) return;
    const { member, address } = found;
    const { password, minutes } = await newTemporaryPassword(context, member.id);
    const spoken = member.language ?? language;
    const say = wordingOf(brand, spoken);
    await mail({
      brand: brand.brand,
      to: address,
      subject: say('mail.password.subject', {}),
      text: say('mail.password.text', { account: member.account, password, minutes }, password),
      language: spoken,
      secret: password,
    });
  });
  return {};
});
