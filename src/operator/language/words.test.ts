import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import english from '../../../configs/console/texts/en.json';

const root = join(import.meta.dirname, '..');
/** Mails to operators say words of the console as well. */
const mails = ['../server/notices/approval-notices.ts', '../server/notices/rollout-notices.ts'];
const words: Readonly<Record<string, string>> = english.texts;

/** A call of `say` or `sayIfKnown`: its key, with `${…}` as `*`, and the names of its parameters. */
type Said = { file: string; key: string; params: readonly string[] };

const keysOf = (node: ts.Expression): string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')];
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  return [];
};

const paramsOf = (node: ts.Expression | undefined): string[] =>
  node && ts.isObjectLiteralExpression(node)
    ? node.properties.map((property) => property.name?.getText() ?? '…')
    : [];

function saidIn(file: string): Said[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.ESNext,
    true,
  );
  const said: Said[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:say|sayIfKnown|naming)$/.test(node.expression.getText())) {
      const [key, params] = node.arguments;
      for (const one of key ? keysOf(key) : []) said.push({ file, key: one, params: paramsOf(params) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return said;
}

const said = [...readdirSync(root, { recursive: true, encoding: 'utf8' }), ...mails]
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
  .flatMap(saidIn);

const withoutForm = (key: string): string => key.replace(/_(?:zero|one|other)$/, '');
const keys = [...new Set(Object.keys(words).map(withoutForm))];
const pattern = (key: string): RegExp =>
  new RegExp(`^${key.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.+')}$`);

const variables = (text: string): string[] =>
  Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name);

describe('the words of the console', () => {
  it('are all said somewhere', () => {
    const whole = new Set(said.map(({ key }) => key));
    const patterns = [...whole].filter((key) => key.includes('*')).map(pattern);
    // The list of packs shows the name of the pack.
    const unsaid = keys.filter(
      (key) => key !== 'console.name' && !whole.has(key) && !patterns.some((each) => each.test(key)),
    );
    expect(unsaid).toEqual([]);
  });

  it('are given every value that they name, and no other', () => {
    const wrong = said.flatMap(({ file, key, params }) => {
      if (key.includes('*')) return [];
      const forms = ['', '_one', '_other'].flatMap((form) => words[key + form] ?? []);
      const named = new Set(forms.flatMap(variables));
      const counted = Object.hasOwn(words, `${key}_other`);
      const lacking = [...named].filter((name) => !params.includes(name));
      const idle = params.filter((name) => !named.has(name) && !(counted && name === 'count'));
      return lacking.length + idle.length > 0 ? [{ file, key, lacking, idle }] : [];
    });
    expect(wrong).toEqual([]);
  });
});
