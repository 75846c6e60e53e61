import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#engine/problems.ts';
import { readPacks } from '#engine/node/read-packs.ts';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { runCommand } from './dispatch.ts';

const root = join(import.meta.dirname, '../..');
let configs = '';

/** Runs the command line as a process of its own. */
const livery = (...args: string[]): Promise<{ code: number; out: string; error: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', join(root, 'src/cli/main.ts'), ...args],
      { cwd: root, encoding: 'utf8' },
      (failure, out, error) =>
        resolve({ code: typeof failure?.code === 'number' ? failure.code : 0, out, error }),
    );
  });

/** The same for a reader that closes the pipe before anything is printed. */
const liveryUnread = (...args: string[]): Promise<{ code: number | null; error: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'src/cli/main.ts'), ...args], {
      cwd: root,
    });
    let error = '';
    child.stdout.destroy();
    child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
    child.once('close', (code) => resolve({ code, error }));
  });

/** The same without a process, for what does not depend on one. */
async function callDispatch(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const lines = { out: '', error: '' };
  const code = await runCommand(args, {
    out: (line) => void (lines.out += `${line}\n`),
    error: (line) => void (lines.error += `${line}\n`),
    env: {},
  });
  return { code, ...lines };
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(configs, path)), { recursive: true });
  await writeFile(join(configs, path), text);
}

beforeAll(async () => {
  configs = await mkdtemp(join(tmpdir(), 'livery-packs-'));
  for (const { pack, documents, assets } of Object.values(writePacks(smallPacks()))) {
    for (const [key, text] of Object.entries(documents)) await write(`${pack}/${key}.json`, text);
    for (const asset of assets)
      await write(`${pack}/assets/${asset}`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  }
  await write('shop/README.md', 'Not a document.');
  await write('shop/.draft/menu/main.json', '{');
});

afterAll(() => rm(configs, { recursive: true, force: true }));

describe('readPacks', () => {
  it('reads documents and assets, and passes over everything else', async () => {
    expect(await readPacks(configs)).toEqual(
      Object.fromEntries(
        Object.entries(writePacks(smallPacks())).map(([pack, files]) => [
          pack,
          { ...files, documents: Object.fromEntries(Object.entries(files.documents).toSorted()) },
        ]),
      ),
    );
  });
});

describe('livery validate', () => {
  it('says that nothing is wrong and answers 0', async () => {
    expect(await callDispatch('validate', 'shop', '--configs', configs)).toEqual({
      code: 0,
      out: '0 errors, 0 warnings in shop and what extends it\n',
      error: '',
    });
  });

  it('prints every problem with its place, code, message and fix, and answers 1 [ENG-10]', async () => {
    const file = join(configs, 'shop/flags/main.json');
    await write(
      'shop/flags/main.json',
      '{\n  "kind": "flags",\n  "id": "main",\n  "flags": { "frePlay": true }\n}\n',
    );
    const text = await livery('validate', '--configs', configs);
    const json = await callDispatch('validate', '--configs', configs, '--json');
    await rm(file);
    expect(text).toEqual({
      code: 1,
      out: [
        `${file}:4:25 FLAG_UNNAMED The platform has no flag "frePlay", and a flag of your own has a name.`,
        '    Did you mean "freePlay"?',
        '1 error, 0 warnings in ground, shop',
        '',
      ].join('\n'),
      error: '',
    });
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out) as Problem[]).toEqual([
      {
        code: 'FLAG_UNNAMED',
        severity: 'error',
        file,
        line: 4,
        column: 25,
        pointer: '/flags/frePlay',
        message: 'The platform has no flag "frePlay", and a flag of your own has a name.',
        fix: 'Did you mean "freePlay"?',
      },
    ]);
  });

  it('ends quietly, with its exit code, when nobody reads on', async () => {
    const file = join(configs, 'shop/flags/main.json');
    await write('shop/flags/main.json', '{ "kind": "flags", "id": "main", "flags": { "frePlay": true } }');
    const unread = await liveryUnread('validate', '--configs', configs);
    await rm(file);
    expect(unread).toEqual({ code: 1, error: '' });
  });

  it('answers 0 when there are warnings only', async () => {
    await write('shop/flags/main.json', '{ "kind": "flags", "id": "main", "flags": { "salary": null } }');
    const { code, out } = await callDispatch('validate', 'shop', '--configs', configs);
    await rm(join(configs, 'shop/flags/main.json'));
    expect({ code, last: out.trim().split('\n').at(-1) }).toEqual({
      code: 0,
      last: '0 errors, 1 warning in shop and what extends it',
    });
    expect(out).toContain('REMOVES_NOTHING (warning)');
  });

  it.each([
    [['validate', 'nowhere'], 'No pack nowhere'],
    [['validate', '--configs', 'no/such/folder'], '"no/such/folder" cannot be read'],
    [['validate', '--loud'], '--loud'],
    [['valdate'], 'There is no command "valdate"'],
  ])('answers 2 and says why for %j', async (args, reason) => {
    const { code, error } = await callDispatch(...args);
    expect(code).toBe(2);
    expect(error).toContain(reason);
  });

  it('explains itself', async () => {
    expect((await callDispatch('--help')).out).toContain(
      'livery validate [<pack> …] [--configs <folder>] [--json]',
    );
  });
});
