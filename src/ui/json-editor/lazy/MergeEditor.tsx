import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { MergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { JsonMergeProps } from '../types.ts';
import { theme } from './theme.ts';
import './json-editor.css';

const shared = (label: string): Extension => [
  lineNumbers(),
  json(),
  theme,
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ 'aria-label': label, 'aria-multiline': 'true', spellcheck: 'false' }),
];

export const MergeEditor = ({ left, leftLabel, right, rightLabel, onChange }: JsonMergeProps) => {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<MergeView>(undefined);
  const tell = useRef(onChange);
  const first = useRef({ left, right });
  useEffect(() => {
    tell.current = onChange;
  }, [onChange]);

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    // Below a shadow root styles are adopted sheets: the page forbids inline ones.
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const readOnly = EditorState.readOnly.of(true);
    const made = new MergeView({
      root,
      parent: root,
      a: { doc: first.current.left, extensions: [shared(leftLabel), readOnly] },
      b: {
        doc: first.current.right,
        extensions: [
          shared(rightLabel),
          history(),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          ...(tell.current ? [] : [readOnly]),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) tell.current?.(state.doc.toString());
          }),
        ],
      },
      collapseUnchanged: { margin: 3, minSize: 6 },
    });
    view.current = made;
    return () => made.destroy();
  }, [leftLabel, rightLabel]);

  useEffect(() => {
    for (const [editor, text] of [
      [view.current?.a, left],
      [view.current?.b, right],
    ] as const) {
      if (!editor || editor.state.doc.toString() === text) continue;
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
    }
  }, [left, right]);

  return <div ref={host} className="json-merge" />;
};
