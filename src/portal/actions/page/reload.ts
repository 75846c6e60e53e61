import type { ActionDefinition } from '../definition.ts';

/** Loads the page again. */
export const action: ActionDefinition<'reload'> = (_, portal) => portal.window.reload();
