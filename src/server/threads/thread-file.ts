import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** File of a thread's code, and the arguments Node runs it with. */
export type ThreadFile = { filename: string; execArgv: string[] };

/**
 * The code of a thread: the source itself while the server runs from its sources, else what vite.config.ts makes of it beside
 * the server.
 * @param source the module whose exports are the tasks
 * @param name of the entry in vite.config.ts
 */
export function threadFile(source: URL, name: string): ThreadFile {
  if (import.meta.filename.endsWith('.ts')) {
    const fromSources = new URL('from-sources.mjs', import.meta.url).href;
    return { filename: fileURLToPath(source), execArgv: ['--import', fromSources] };
  }
  // Entries lie in the folder of the build, shared chunks one below.
  const here = import.meta.dirname;
  return { filename: join(basename(here) === 'chunks' ? dirname(here) : here, `${name}.js`), execArgv: [] };
}
