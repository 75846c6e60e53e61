import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Result = {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
};

/**
 * Violations of WCAG 2.2 AA on the present page by axe, one line a node. Injected through the debugger, past the page's
 * policy.
 */
export async function axe(page: Page): Promise<string[]> {
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
  await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(options: object): Promise<Result> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Passes are not used, and reporting each of their elements takes long.
      resultTypes: ['violations'],
    }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`.replaceAll('\n', ' ')),
  );
}
