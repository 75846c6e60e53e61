import type { ActionDefinition } from './definition.ts';

/** Ends the session here and on the platform, and goes home. The question comes before, in the modal "logout". */
export const action: ActionDefinition<'logout'> = async (_, portal) => {
  await portal.gateway.call('sessionLogout', {}).catch((error: unknown) => {
    // The token is forgotten here whatever the platform says; it ends there by itself.
    portal.report({ code: 'LOGOUT_NOT_TOLD', message: String(error), error });
  });
  portal.login.forget();
  await portal.navigation.closeModals();
  portal.navigation.go('/');
};
