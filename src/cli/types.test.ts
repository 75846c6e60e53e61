import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callLivery } from './testing/call-livery.ts';

const configs = join(import.meta.dirname, '../../configs');

const livery = (...args: string[]) => callLivery(configs, ...args);

describe('livery types', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'livery-types-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Compiler errors of code beside the generated file. */
  async function complaints(code: string): Promise<string[]> {
    const file = join(folder, 'use.ts');
    await writeFile(file, `import type * as livery from './livery.ts';\n${code}\n`);
    const options = {
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      types: [],
    };
    return ts
      .getPreEmitDiagnostics(ts.createProgram([file], options))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  }

  it('makes a module in which names of the packs are known, and others are not', async () => {
    const out = join(folder, 'livery.ts');
    expect(await livery('types', 'aurora', '--out', out)).toMatchObject({ code: 0 });
    expect(
      await complaints(
        "export const page: livery.KnownPage = '/index'; export const key: livery.KnownText = 'action.register'; export const form: livery.FormDocument['id'] = 'x';",
      ),
    ).toEqual([]);
    expect(await complaints("export const page: livery.KnownPage = '/no-such-page';")).toEqual([
      expect.stringContaining('/no-such-page'),
    ]);
  }, 60_000);

  it('says whether a file is current', async () => {
    const out = join(folder, 'checked.ts');
    await livery('types', '--out', out);
    expect((await livery('types', '--out', out, '--check')).code).toBe(0);
    await writeFile(out, `${await readFile(out, 'utf8')}// edited\n`);
    expect(await livery('types', '--out', out, '--check')).toMatchObject({
      code: 1,
      error: expect.stringContaining('livery types --out') as string,
    });
  });

  it('is the same each time, and says what is wrong with a call', async () => {
    expect((await livery('types', 'padauk')).out).toBe((await livery('types', 'padauk')).out);
    expect((await livery('types', 'nothing')).code).toBe(2);
    expect((await livery('types', '--nothing')).code).toBe(2);
  });
});
