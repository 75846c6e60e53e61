import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrations.ts';
import { openDatabase } from '#server/db/open.ts';
import { databaseKeys } from '#server/crypto/keys.ts';
import { runCommand } from './dispatch.ts';

describe('livery keys rotate', () => {
  let dataDir: string;
  const published = async (): Promise<string[]> => {
    const { db, close } = await openDatabase({ dataDir });
    const keys = await databaseKeys(db, () => new Date(), randomBytes).published();
    await close();
    return keys.map(({ kid }) => kid ?? '');
  };
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'livery-keys-'));
    const { db, close } = await openDatabase({ dataDir });
    await migrate(db);
    await close();
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('makes a new key, which pages take from then on', async () => {
    const [before] = await published();
    const told: string[] = [];
    const terminal = { out: (line: string) => told.push(line), error: (line: string) => told.push(line) };
    const env = {};
    expect(await runCommand(['keys', 'rotate', '--data-dir', dataDir], { ...terminal, env })).toBe(0);
    const [after] = await published();
    expect(after).not.toBe(before);
    expect(told.join('\n')).toContain(after);
    expect(await runCommand(['keys'], { ...terminal, env })).toBe(2);
  });
});
