import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { ObjectSettings } from '../object-settings.ts';

/** A running S3-compatible server with one bucket. */
export async function startStore() {
  const directory = await mkdtemp(join(tmpdir(), 'livery-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'brands' }],
  });
  const { port } = await server.run();
  const settings: ObjectSettings = {
    address: `http://127.0.0.1:${port}/brands/pictures`,
    // The one account that s3rver knows.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    region: 'us-east-1',
  };
  return {
    settings,
    /** Hashes of the objects that it has. */
    async hashes(): Promise<string[]> {
      const files = await readdir(join(directory, 'brands', 'pictures')).catch(() => []);
      return files.flatMap((file) => /^([0-9a-f]{64})\._S3rver_object$/u.exec(file)?.[1] ?? []);
    },
    stop: () => server.close(),
    async close() {
      await server.close().catch(() => undefined);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
