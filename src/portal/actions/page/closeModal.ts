import type { ActionDefinition } from '../definition.ts';

/** Closes the modal on top. */
export const action: ActionDefinition<'closeModal'> = (_, { navigation }) => navigation.closeModal();
