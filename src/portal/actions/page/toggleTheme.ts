import type { ActionDefinition } from '../definition.ts';

/** Switches between dark and light; the choice stays on this device. */
export const action: ActionDefinition<'toggleTheme'> = (_, { theme }) =>
  theme.set(theme.mode === 'dark' ? 'light' : 'dark');
