import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { EditSteps } from '../types.ts';
import { theme } from './theme.ts';

/** Marks a change from outside, which is not reported back. */
const fromOutside = Annotation.define<boolean>();

const editing = (label: string, readOnly: boolean): Extension => [
  EditorState.readOnly.of(readOnly),
  EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-multiline': 'true',
    spellcheck: 'false',
    tabindex: '0',
  }),
];

const always: Extension = [
  lineNumbers(),
  foldGutter(),
  codeFolding(),
  highlightSpecialChars(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  EditorView.lineWrapping,
  json(),
  theme,
  // Tab leaves the editor, as everywhere on the page.
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
  ]),
];

const stepsOf = (view: EditorView): EditSteps => ({
  ...(undoDepth(view.state) > 0 && { undo: () => void undo(view) }),
  ...(redoDepth(view.state) > 0 && { redo: () => void redo(view) }),
});

const canStep = (state: EditorState): string => `${undoDepth(state) > 0} ${redoDepth(state) > 0}`;

/** An editor inside a shadow root, where its styles are adopted sheets: pages may forbid inline ones. */
export function createView(
  root: ShadowRoot,
  {
    text,
    onChange,
    onSteps,
    extensions,
  }: {
    text: string;
    onChange: (text: string) => void;
    onSteps: (steps: EditSteps) => void;
    extensions: Extension;
  },
) {
  const settings = new Compartment();
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        always,
        extensions,
        settings.of([]),
        EditorView.updateListener.of(({ docChanged, transactions, startState, state, view: updated }) => {
          if (docChanged && !transactions.some((transaction) => transaction.annotation(fromOutside))) {
            onChange(state.doc.toString());
          }
          if (canStep(startState) !== canStep(state)) onSteps(stepsOf(updated));
        }),
      ],
    }),
  });
  onSteps({});
  return {
    view,
    setLabel: (label: string, readOnly: boolean) =>
      view.dispatch({ effects: settings.reconfigure(editing(label, readOnly)) }),
    change: (change: { from: number; to: number; insert: string }) =>
      view.dispatch({ changes: change, annotations: fromOutside.of(true) }),
  };
}
