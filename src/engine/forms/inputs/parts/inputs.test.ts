import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { fieldInputs } from './input-document.ts';

it('has one file for each kind of input that the schema lists, and none besides', () => {
  const files = fieldInputs.map(
    (input) => `${input.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}.ts`,
  );
  const there = readdirSync(join(import.meta.dirname, '..'), { withFileTypes: true });
  expect(
    there
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(files.toSorted());
});

it('leaves to pages what they use of a kind, and nothing of what documents may say of it', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'input-value.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  expect(script).toContain('INVALID_AMOUNT');
  expect(script).not.toMatch(/sample|searchable|CHOICE_WITHOUT_OPTIONS/u);
});
