import type { TestProject } from 'vitest/node';
import { embeddedTemplate } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the dump of the migrated embedded database that tests load. */
    embeddedTemplate: string;
  }
}

/** Gives every test of the run a migrated embedded database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { name, remove } = await embeddedTemplate();
  project.provide('embeddedTemplate', name);
  return remove;
}
