import { defineCall } from '../call.ts';
import { clear, hit, secondsUntil } from '../counters.ts';
import { constantOf } from '../documents.ts';
import { checkAccountForm } from '../forms/account-forms.ts';
import { refuse, Refusal, refusedField, refuseFields } from '../refusal.ts';
import { passwordMatches } from '../session/passwords.ts';
import { findMember } from './members.ts';
import { setPassword } from './new-password.ts';

/** Specification section 5: the old password is needed only when it is not known from the login. */
export const route = defineCall('memberPassword', async (context) => {
  const { body, brand, gateway, now, session } = context;
  const form = checkAccountForm(context, 'changePassword', {
    names: [...(session.passwordDue ? [] : ['oldPassword']), 'newPassword', 'confirmNewPassword'],
    values: body,
  });
  if (form instanceof Refusal) return form;
  const member = await findMember(gateway.db, brand.brand, session.memberId);
  if (!member) return refuse('SESSION_EXPIRED');
  if (!session.passwordDue) {
    const subject = { brand: brand.brand, subject: `password:${member.id}` };
    const { hits, endsAt } = await hit(gateway.db, {
      ...subject,
      now,
      windowMs: constantOf(brand, 'loginFailureMinutes') * 60_000,
    });
    if (hits > constantOf(brand, 'loginFailuresMax')) {
      return refuse('TOO_MANY_REQUESTS', { retryAfter: secondsUntil(endsAt, now) });
    }
    if (!(await passwordMatches(member.password_hash, form['oldPassword'] ?? ''))) {
      return refuseFields([refusedField('oldPassword', 'WRONG')]);
    }
    await clear(gateway.db, subject);
  }
  await setPassword(gateway.db, member, {
    password: form['newPassword'] ?? '',
    now,
    goesOn: session.tokenHash,
  });
  return {};
});
