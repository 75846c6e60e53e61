import type { ActionDefinition } from '../actions/definition.ts';
import { isPersonal } from '../calls/call-cache.ts';
import { given, phoneOf, textOf } from './submitted-text.ts';

/** Changes the member's password, then refetches the member and opens the home page. */
export const changePassword: ActionDefinition<'changePassword'> = async (_, portal, { form }) => {
  const values = form?.values ?? {};
  await portal.gateway.call('memberPassword', {
    body: {
      ...given(values, 'oldPassword'),
      newPassword: textOf(values, 'newPassword'),
      confirmNewPassword: textOf(values, 'confirmNewPassword'),
    },
  });
  portal.session.passwordChanged();
  portal.calls.forget(isPersonal);
  portal.calls.read('memberInfo', {});
  await portal.navigation.closeModals();
  portal.navigation.go('/');
};

/**
 * Resets a forgotten password: in mode "phone" by a code that sets the new one, else by a temporary one sent to the account's e-mail
 * address.
 */
export const forgotPassword: ActionDefinition<'forgotPassword'> = async (_, { gateway }, { form }) => {
  const values = form?.values ?? {};
  if (form?.mode === 'phone') {
    const newPassword = textOf(values, 'newPassword');
    const verificationCode = textOf(values, 'verificationCode');
    await gateway.call('memberPasswordVerification', {
      body: { ...phoneOf(values), newPassword, verificationCode },
    });
    return;
  }
  await gateway.call('memberPasswordEmail', {
    body: { username: textOf(values, 'username'), email: textOf(values, 'email') },
  });
};
