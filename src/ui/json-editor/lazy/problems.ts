import { linter, lintGutter, type Diagnostic } from '@codemirror/lint';
import { StateEffect, type Extension } from '@codemirror/state';
import { hoverTooltip, type EditorView } from '@codemirror/view';
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { pointerSteps } from '#engine/json/pointer.ts';
import type { EditorProblem } from '../types.ts';
import type { JsonLanguage } from './json-language.ts';

/** Signals that problems from outside of the text have changed. */
export const problemsChanged = StateEffect.define<null>();

type Span = { from: number; to: number };

/** Range of the value at a pointer with its name; for a missing one, the start of its nearest parent. */
export function spanOf(tree: Node | undefined, pointer: string): Span {
  if (!tree) return { from: 0, to: 0 };
  const steps = pointerSteps(pointer);
  for (let depth = steps.length; depth >= 0; depth -= 1) {
    let node: Node | undefined = tree;
    for (const step of steps.slice(0, depth)) {
      node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
    }
    if (!node) continue;
    const named = node.parent?.type === 'property' ? (node.parent.children?.[0] ?? node) : node;
    const whole = node.type === 'object' || node.type === 'array';
    const shown = whole ? named : node;
    return { from: shown.offset, to: shown.offset + (shown === node && whole ? 1 : shown.length) };
  }
  return { from: 0, to: 0 };
}

async function diagnose(
  view: EditorView,
  language: JsonLanguage,
  known: readonly EditorProblem[],
): Promise<Diagnostic[]> {
  const text = view.state.doc.toString();
  const found = await language.problems(text);
  const broken = found.filter(({ syntax }) => syntax);
  // While the text is not JSON, all other problems are consequences.
  const own = (broken.length > 0 ? broken : found).map(({ from, to, message }): Diagnostic => ({
    from: Math.min(from, text.length),
    to: Math.min(to, text.length),
    severity: 'error',
    message,
  }));
  if (broken.length > 0) return own;
  const tree = parseTree(text);
  const lineOf = (offset: number): number => view.state.doc.lineAt(Math.min(offset, text.length)).number;
  const told = new Set(own.map(({ from }) => lineOf(from)));
  const further = known.flatMap(({ pointer, severity, message, fix }): Diagnostic[] => {
    const { from, to } = spanOf(tree, pointer);
    // One problem per line: a schema error and a known problem are the same fault.
    return told.has(lineOf(from))
      ? []
      : [{ from, to, severity, message: fix ? `${message}\n${fix}` : message }];
  });
  return [...own, ...further];
}

/** Problems found by the schema and by checks elsewhere, underlined and in the margin. */
export const problems = (language: () => JsonLanguage, known: () => readonly EditorProblem[]): Extension => [
  lintGutter(),
  linter((view) => diagnose(view, language(), known()), {
    delay: 300,
    needsRefresh: ({ transactions }) =>
      transactions.some(({ effects }) => effects.some((effect) => effect.is(problemsChanged))),
  }),
];

/** Tooltip with the schema's description of the value under the pointer. */
export const hints = (language: () => JsonLanguage): Extension =>
  hoverTooltip(async (view, offset) => {
    const hint = await language().explain(view.state.doc.toString(), offset);
    if (!hint) return null;
    return {
      pos: hint.from,
      end: hint.to,
      create: () => {
        const dom = document.createElement('p');
        dom.className = 'cm-hint';
        dom.textContent = hint.words;
        return { dom };
      },
    };
  });
