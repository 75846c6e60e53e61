import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from './package-scripts.ts';

const execute = promisify(execFile);
const folders: string[] = [];
const scratch = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-sandbox-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Sources of this project that a part of the build is made of. */
const sourcesOf = (part: string): string[] =>
  readdirSync(join(root, 'dist', part), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) => {
      const { sources } = JSON.parse(readFileSync(join(root, 'dist', part, file), 'utf8')) as {
        sources: string[];
      };
      return sources.flatMap((source) => /src\/(?!.*node_modules).+/u.exec(source)?.[0] ?? []);
    });

describe('the build', () => {
  it('has the sandbox as a part of its own', () => {
    const server = sourcesOf('server');
    expect(server).toContain('src/server/sandbox/load.ts');
    expect(server.filter((source) => source.startsWith('src/sandbox/'))).toEqual([]);
    const sandbox = sourcesOf('sandbox');
    expect(sandbox).toContain('src/sandbox/vendors/plugin.ts');
    expect(sandbox.filter((source) => !/^src\/(?:sandbox|engine|contract)\//u.test(source))).toEqual([]);
  });
});

describe('npm run build', () => {
  let folder = '';
  beforeEach(() => {
    folder = scratch();
    const vite = join(folder, 'node_modules/vite/bin/vite.js');
    mkdirSync(dirname(vite), { recursive: true });
    writeFileSync(vite, `require('node:fs').mkdirSync('dist/' + process.argv[4], { recursive: true });`);
  });
  const build = (environment: Record<string, string>) =>
    execute(process.execPath, [join(root, 'scripts/build.mjs')], {
      cwd: folder,
      env: { ...process.env, ...environment },
    });
  const built = (): string[] => readdirSync(join(folder, 'dist')).sort();

  it('leaves the sandbox out with BUILD_SANDBOX=off, also that of an earlier build', async () => {
    await build({ BUILD_SANDBOX: '' });
    expect(built()).toEqual(expect.arrayContaining(['sandbox', 'sandbox-games', 'server']));
    await build({ BUILD_SANDBOX: 'off' });
    expect(built()).toContain('server');
    expect(built().filter((part) => part.startsWith('sandbox'))).toEqual([]);
  });

  it('takes no other word for off', async () => {
    await expect(build({ BUILD_SANDBOX: 'no' })).rejects.toMatchObject({
      stderr: expect.stringContaining('Set it to on or off.'),
    });
  });
});

describe('a server whose build has no sandbox', () => {
  it('says so when SANDBOX is on', async () => {
    const folder = scratch();
    cpSync(join(root, 'package.json'), join(folder, 'package.json'));
    cpSync(join(root, 'dist/server'), join(folder, 'dist/server'), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const started = execute(process.execPath, ['dist/server/main.js'], {
      cwd: folder,
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: join(folder, 'data'),
        CONFIGS_DIR: join(root, 'configs'),
        SANDBOX: 'on',
        PORT: '0',
      },
    });
    await expect(started).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('this build has no sandbox. Set SANDBOX=off'),
    });
  });
});
