import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fieldInputs } from './input-document.ts';

it('has one file for each kind of input that the schema lists, and none besides', () => {
  const files = fieldInputs.map(
    (input) => `${input.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}.ts`,
  );
  expect(readdirSync(join(import.meta.dirname, 'inputs')).sort()).toEqual(files.sort());
});
