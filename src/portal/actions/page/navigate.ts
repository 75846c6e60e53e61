import type { ActionDefinition } from '../definition.ts';

/** Goes to a page of the brand. */
export const action: ActionDefinition<'navigate'> = ({ to }, { navigation }) => navigation.go(to);
