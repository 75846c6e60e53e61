import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderLocked, lockFolder } from './folder-lock.ts';

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'livery-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('lets one in at a time, and leaves nothing behind', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const inside = tries.filter((result) => result.status === 'fulfilled');
    expect(inside).toHaveLength(1);
    const refused = tries.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(refused.every((reason) => reason instanceof FolderLocked)).toBe(true);
    await inside[0]?.value();
    expect(await readdir(folder)).toEqual([]);
    await (
      await lockFolder(folder)
    )();
  });

  it('is taken over from a process that was killed, by one of those who try', async () => {
    const dead = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => dead.once('exit', resolve));
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: dead.pid, started: 'boot:1' }));
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.runIf(process.platform === 'linux')(
    'is not held by another process that was given its number',
    async () => {
      await writeFile(join(folder, 'lock'), JSON.stringify({ pid: process.pid, started: 'another boot:1' }));
      const release = await lockFolder(folder);
      expect(await readdir(folder)).toEqual(['lock']);
      await release();
    },
  );
});
