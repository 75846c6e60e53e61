import { linter, lintGutter, type Diagnostic } from '@codemirror/lint';
import { StateEffect, type Extension } from '@codemirror/state';
import { hoverTooltip, type EditorView } from '@codemirror/view';
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { pointerSteps } from '#engine/pointer.ts';
import type { EditorProblem } from '../types.ts';
import type { JsonLanguage } from './json-language.ts';

/** Something outside the text changed that the margin shows. */
export const problemsChanged = StateEffect.define<null>();

type Span = { from: number; to: number };

/** The value at a pointer, with its name in front; for one that is missing, its nearest parent's first place. */
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
  // While the text is no JSON, everything else follows from that.
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
    // The same fault in two wordings is one fault.
    return told.has(lineOf(from))
      ? []
      : [{ from, to, severity, message: fix ? `${message}\n${fix}` : message }];
  });
  return [...own, ...further];
}

/** What the schema and a check elsewhere find wrong, underlined and in the margin. */
export const problems = (language: () => JsonLanguage, known: () => readonly EditorProblem[]): Extension => [
  lintGutter(),
  linter((view) => diagnose(view, language(), known()), {
    delay: 300,
    needsRefresh: ({ transactions }) =>
      transactions.some(({ effects }) => effects.some((effect) => effect.is(problemsChanged))),
  }),
];

/** What the schema says of the value below the pointer of the mouse. */
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
