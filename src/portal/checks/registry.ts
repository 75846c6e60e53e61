import type { CheckDefinition, CheckName } from './definition.ts';

const modules = import.meta.glob<CheckDefinition>(
  ['./*.ts', '!./definition.ts', '!./registry.ts', '!./*.test.ts'],
  { eager: true, import: 'check' },
);

/** Every question to the platform by name, assembled from the files of this folder. */
export const checks = Object.fromEntries(
  Object.entries(modules).map(([file, check]) => [file.slice('./'.length, -'.ts'.length), check]),
) as Readonly<Record<CheckName, CheckDefinition>>;
