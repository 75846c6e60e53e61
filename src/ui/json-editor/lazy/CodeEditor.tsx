import { EditorView } from '@codemirror/view';
import { parseTree } from 'jsonc-parser';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { JsonEditorProps } from '../types.ts';
import { jsonCompletion } from './completion.ts';
import { createView } from './create-view.ts';
import { createJsonLanguage } from './json-language.ts';
import { hints, problems, problemsChanged, spanOf } from './problems.ts';
import { smallestChange } from './smallest-change.ts';
import './json-editor.css';

const none: JsonEditorProps['problems'] = [];

export const CodeEditor = ({
  value,
  onChange,
  schema,
  problems: known = none,
  label,
  readOnly = false,
  complete,
  focus,
  onSteps,
}: JsonEditorProps) => {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<ReturnType<typeof createView>>(undefined);
  const language = useMemo(() => createJsonLanguage(schema), [schema]);
  // The editor outlives renders and reads the current props from this ref.
  const now = useRef({ value, onChange, onSteps, language, known, complete });
  useLayoutEffect(() => {
    now.current = { value, onChange, onSteps, language, known, complete };
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const made = createView(element.shadowRoot ?? element.attachShadow({ mode: 'open' }), {
      text: now.current.value,
      onChange: (text) => now.current.onChange?.(text),
      onSteps: (steps) => now.current.onSteps?.(steps),
      extensions: [
        jsonCompletion({ language: () => now.current.language, complete: () => now.current.complete }),
        problems(
          () => now.current.language,
          () => now.current.known ?? [],
        ),
        hints(() => now.current.language),
      ],
    });
    editor.current = made;
    return () => made.view.destroy();
  }, []);

  useEffect(() => editor.current?.setLabel(label, readOnly), [label, readOnly]);

  useEffect(() => {
    const made = editor.current;
    const change = made && smallestChange(made.view.state.doc.toString(), value);
    if (change) made.change(change);
  }, [value]);

  const checked = useRef({ known, language });
  useEffect(() => {
    if (checked.current.known === known && checked.current.language === language) return;
    checked.current = { known, language };
    editor.current?.view.dispatch({ effects: problemsChanged.of(null) });
  }, [known, language]);

  useEffect(() => {
    const made = editor.current;
    if (!made || focus === undefined) return;
    const { from, to } = spanOf(parseTree(made.view.state.doc.toString()), focus);
    made.view.dispatch({
      selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    });
  }, [focus]);

  return <div ref={host} className="json-editor" />;
};
