import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Result = {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
};

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules about colours alone. */
export const colorRules = ['color-contrast', 'link-in-text-block'] as const;

/** Rules whose outcome hangs on words and their language: what is left of axe on a page whose structure another walk has shown. */
export const wordRules = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'empty-heading',
  'frame-title',
  'html-has-lang',
  'html-lang-valid',
  'input-button-name',
  'label',
  'label-content-name-mismatch',
  'link-name',
  'scrollable-region-focusable',
  'select-name',
  'summary-name',
  'target-size',
  'valid-lang',
] as const;

/**
 * Violations of WCAG 2.2 AA on the present page by axe, one line a node, of all rules, of some, or of all but those about colours.
 * Injected through the debugger, past the page's policy.
 */
export async function axe(page: Page, rules?: readonly string[] | 'besides colors'): Promise<string[]> {
  // Colours in the middle of a transition have no contrast that anybody sees.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      document
        .getAnimations()
        .map((animation) =>
          animation.effect?.getComputedTiming().iterations === Infinity
            ? undefined
            : animation.finished.catch(() => undefined),
        ),
    );
  });
  // It stays until the document goes.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([runOnly, off]) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<Result> } }).axe.run({
        runOnly,
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        // Passes are not used, and reporting each of their elements takes long.
        resultTypes: ['violations'],
      }),
    [
      Array.isArray(rules) ? { type: 'rule', values: rules } : { type: 'tag', values: all },
      rules === 'besides colors' ? colorRules : [],
    ] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`.replaceAll('\n', ' ')),
  );
}
