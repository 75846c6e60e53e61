import type { ActionName } from '#contract/generated/names.ts';
import type { ActionDefinition } from './definition.ts';

const modules = import.meta.glob<ActionDefinition<ActionName>>(
  ['./*/*.ts', '!./*/*-*.ts', '!./*/*.test.ts'],
  { eager: true, import: 'action' },
);

/** Every action by name, assembled from the files of these folders. */
export const actions: Readonly<Record<string, ActionDefinition<ActionName> | undefined>> = Object.fromEntries(
  Object.entries(modules).map(([file, action]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.ts'.length),
    action,
  ]),
);
