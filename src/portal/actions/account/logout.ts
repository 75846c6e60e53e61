import type { ActionDefinition } from '../definition.ts';

/** Ends the session here and on the platform, and goes home. The question comes before, in the modal "logout". */
export const action: ActionDefinition<'logout'> = async (_, { login, navigation }) => {
  await login.end();
  await navigation.closeModals();
  navigation.go('/');
};
