import type { ActionName } from '#contract/generated/names.ts';
import type { ActionDefinition } from './definition.ts';

const modules = import.meta.glob<ActionDefinition<ActionName>>(
  ['./*.ts', '!./*-*.ts', '!./definition.ts', '!./registry.ts', '!./*.test.ts'],
  { eager: true, import: 'action' },
);

/** Every action by name, assembled from the files of this folder. */
export const actions: Readonly<Record<string, ActionDefinition<ActionName> | undefined>> = Object.fromEntries(
  Object.entries(modules).map(([file, action]) => [file.slice('./'.length, -'.ts'.length), action]),
);
