import type { Sandbox } from '#sandbox/sandbox.ts';

export type { Sandbox } from '#sandbox/sandbox.ts';
export type { SandboxTables } from '#sandbox/db.ts';
export type { SandboxHost } from '#sandbox/host.ts';
export type { PageWords, WordArea } from '#sandbox/page-words.ts';

/** Fault of a start with a sandbox, by a build that leaves it out. */
export class NoSandbox extends Error {
  constructor(cause: unknown) {
    super('This build has no sandbox.', { cause });
  }
}

/** True if a file is missing, not a package. */
const isNoFile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && 'url' in error;

/**
 * The one place where the server knows of the sandbox, which a build has as a part of its own or not at all (vite.config.ts).
 * @throws NoSandbox
 */
export async function loadSandbox(): Promise<Sandbox> {
  try {
    return (await import('#sandbox/sandbox.ts')).sandbox;
  } catch (error) {
    throw isNoFile(error) ? new NoSandbox(error) : error;
  }
}
