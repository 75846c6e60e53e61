import axe from 'axe-core';
import { showMode } from './shown-theme.ts';

/** WCAG 2.2 A and AA. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What tests read of axe's answer; elements that pass take long to describe. */
export const violationsOnly = { resultTypes: ['violations' as const] };

/** Checks a story in the mode it is not shown in. Modes differ in colours only, so only contrast is checked. */
export async function colorsInOtherMode(): Promise<void> {
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  const other = shown === 'dark' ? 'light' : 'dark';
  dataset['theme'] = other;
  showMode(other);
  try {
    const { violations } = await axe.run(document.querySelector('dialog[open]') ?? document.body, {
      runOnly: { type: 'rule', values: ['color-contrast'] },
      ...violationsOnly,
    });
    if (violations.length === 0) return;
    const nodes = violations.flatMap(({ nodes }) => nodes);
    const lines = nodes.map(
      ({ html, any }) => `${html}\n  ${any.map(({ message }) => message).join('\n  ')}`,
    );
    throw new Error(`In the ${other} mode:\n${lines.join('\n')}`);
  } finally {
    if (shown === 'dark' || shown === 'light') {
      dataset['theme'] = shown;
      showMode(shown);
    }
  }
}
