import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startedFolder, startServer } from './server.ts';

/** Starts a server once, so that those of the tests find a data folder as its first start leaves it: that takes most of a start. */
export default async function firstStart(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-e2e-first-'));
  const server = await startServer({ DATA_DIR: dataDir });
  await server.stop();
  process.env[startedFolder] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
