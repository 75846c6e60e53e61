import { isJsonObject, own, type JsonObject } from '../json/json.ts';
import { compilePattern } from '../patterns/patterns.ts';
import { joinPointer } from '../json/pointer.ts';
import type { Brand, BrandDocument } from './brand.ts';
import { safePatterns } from './generated/safe-patterns.ts';
import { checkRedos } from './redos.ts';
import { show } from './schema-messages.ts';
import { rememberVerdict, type Redos } from './verdicts.ts';
import { workClock } from './work-clock.ts';

for (const source of safePatterns) rememberVerdict({ source, redos: { status: 'safe' }, given: 0 });

/** Ring 3: checks that every pattern of the catalogue compiles, is safe, and agrees with its examples. */
export function checkCatalogue(brand: Brand, catalogue: BrandDocument): void {
  const patterns = own(catalogue.content, 'patterns');
  if (!isJsonObject(patterns)) return;
  for (const [name, entry] of Object.entries(patterns)) {
    if (!isJsonObject(entry) || typeof entry['pattern'] !== 'string') continue;
    const pointer = joinPointer('/patterns', name);
    const pattern = usablePattern(brand, catalogue, entry['pattern'], joinPointer(pointer, 'pattern'));
    if (!pattern) continue;
    checkRequirements(brand, catalogue, entry, pointer);
    checkExamples(brand, catalogue, pattern, entry['valid'], joinPointer(pointer, 'valid'), true);
    checkExamples(brand, catalogue, pattern, entry['invalid'], joinPointer(pointer, 'invalid'), false);
  }
}

/** Checks that what a pattern asks for one by one is what it asks for: all of it by valid examples, never by an invalid one. */
function checkRequirements(brand: Brand, catalogue: BrandDocument, entry: JsonObject, pointer: string): void {
  const listed = entry['requirements'];
  if (!Array.isArray(listed)) return;
  const patterns = listed.map((one: unknown, index) => {
    const source = isJsonObject(one) ? one['pattern'] : undefined;
    const at = joinPointer(pointer, 'requirements', index, 'pattern');
    return typeof source === 'string' ? usablePattern(brand, catalogue, source, at) : undefined;
  });
  if (patterns.includes(undefined)) return;
  const fulfils = { test: (value: string) => patterns.every((pattern) => pattern?.test(value)) };
  checkExamples(brand, catalogue, fulfils, entry['valid'], joinPointer(pointer, 'valid'), true);
  checkExamples(brand, catalogue, fulfils, entry['invalid'], joinPointer(pointer, 'invalid'), false);
}

/** Ring 3: checks the patterns of rules. */
export function checkRulePatterns(brand: Brand, rules: BrandDocument): void {
  const fields = own(rules.content, 'fields');
  if (!isJsonObject(fields)) return;
  for (const [name, rule] of Object.entries(fields)) {
    if (!isJsonObject(rule) || typeof rule['acceptedPattern'] !== 'string') continue;
    usablePattern(brand, rules, rule['acceptedPattern'], joinPointer('/fields', name, 'acceptedPattern'));
  }
}

function usablePattern(
  brand: Brand,
  document: BrandDocument,
  source: string,
  pointer: string,
): RegExp | undefined {
  const pattern = compilePattern(source);
  if (!pattern) {
    brand.report(document.key, {
      code: 'PATTERN_SYNTAX',
      pointer,
      message: `${show(source)} does not compile: ${syntaxFault(source)}.`,
      fix: 'Correct the expression. With the u flag only syntax characters may be escaped.',
    });
    return undefined;
  }
  const redos = judged(brand, source);
  if (redos.status === 'safe') return pattern;
  brand.report(
    document.key,
    redos.status === 'vulnerable'
      ? {
          code: 'PATTERN_BACKTRACKS',
          pointer,
          message: `The value ${redos.attack} keeps ${show(source)} busy: ${redos.complexity}.`,
          fix: 'Let each character match in one way only: no repetition inside a repetition, no overlapping alternatives.',
        }
      : {
          code: 'PATTERN_UNPROVEN',
          pointer,
          message: `It could not be shown that ${show(source)} is safe (${redos.reason}).`,
          fix: 'Write a simpler expression, without back references and lookbehinds.',
        },
  );
  return undefined;
}

/** True when a pattern compiles and is known to be safe to run. */
export const isSafePattern = (brand: Brand, source: string): boolean =>
  compilePattern(source) !== undefined && judged(brand, source).status === 'safe';

/** Judges a pattern within the time left for all of them. */
function judged({ analysis }: Brand, source: string): Redos {
  const start = workClock();
  const redos = checkRedos(source, Math.min(analysis.left, analysis.pattern));
  analysis.left -= workClock() - start;
  return redos;
}

function syntaxFault(source: string): string {
  try {
    new RegExp(source, 'u');
    return 'invalid expression';
  } catch (error) {
    return error instanceof Error ? (error.message.split(': ').at(-1) ?? '') : String(error);
  }
}

function checkExamples(
  brand: Brand,
  document: BrandDocument,
  pattern: Pick<RegExp, 'test'>,
  examples: unknown,
  pointer: string,
  valid: boolean,
): void {
  if (!Array.isArray(examples)) return;
  for (const [index, example] of (examples as unknown[]).entries()) {
    if (typeof example !== 'string' || pattern.test(example) === valid) continue;
    brand.report(document.key, {
      code: valid ? 'EXAMPLE_REFUSED' : 'EXAMPLE_ACCEPTED',
      pointer: joinPointer(pointer, index),
      message: `${show(example)} is a${valid ? ' valid' : 'n invalid'} example, yet the pattern ${valid ? 'refuses' : 'accepts'} it.`,
      fix: 'Correct the pattern or the example.',
    });
  }
}
