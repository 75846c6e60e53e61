import { expect } from 'vitest';
import { problemCodes, type Problem, type ProblemCodes } from '../problems.ts';
import type { Product } from '../product.ts';
import { validatePacks } from '../validate.ts';
import type { Breakage } from './breakages/breakage.ts';

/** The text of a file from a line and column on. */
const textAt = (text: string, { line, column }: Problem): string =>
  text
    .split('\n')
    .slice(line - 1)
    .join('\n')
    .slice(column - 1);

/** Expects the problem of a breakage at its place, with a message and a fix. */
export function expectRefused(product: Product, { packs, code, file, pointer, at }: Breakage<string>): void {
  const set = packs();
  const problems = validatePacks(product, set);
  const codes: ProblemCodes = { ...problemCodes, ...product.problems };
  expect(problems).toContainEqual(
    expect.objectContaining({ code, severity: codes[code]?.severity, file, pointer }),
  );
  const [pack = '', ...key] = file.replace('.json', '').split('/');
  const text = set[pack]?.documents[key.join('/')] ?? '';
  for (const problem of problems.filter(
    (found) => found.file === file && found.code === code && found.pointer === pointer,
  )) {
    expect(textAt(text, problem).slice(0, at.length)).toBe(at);
    expect(problem.message).toMatch(/\S.*[.!?)]$/);
    expect(problem.fix).toMatch(/\S/);
  }
}
