import type { ActionDefinition } from '../definition.ts';

/** Opens a modal over what is on show. */
export const action: ActionDefinition<'openModal'> = ({ modal }, { navigation }, { about }) =>
  navigation.openModal({ id: modal, params: about });
