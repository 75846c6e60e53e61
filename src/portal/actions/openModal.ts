import type { ActionDefinition } from './definition.ts';

/** Opens a modal over what is on show. */
export const action: ActionDefinition<'openModal'> = ({ modal }, { navigation }) =>
  navigation.openModal({ id: modal });
