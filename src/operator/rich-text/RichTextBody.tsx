import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { RequiredMark } from '../parts/RequiredMark.tsx';
import { LinkBar } from './LinkBar.tsx';
import { linkAt, removeLink, richPlugins, setLink } from './rich-commands.ts';
import { fromOffice } from './office-paste.ts';
import { readRich, writeRich } from './rich-html.ts';
import { pasteParser } from './rich-schema.ts';
import type { RichTextProps } from './rich-text-props.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

const stateOf = (html: string): EditorState =>
  EditorState.create({ doc: readRich(html), plugins: richPlugins() });

/** The text as players see it, below buttons of its looks. Every letter is an edit; looking at it is none. */
export const RichTextBody = ({
  label,
  html,
  lang,
  longest,
  isDisabled = false,
  isRequired = false,
  takesFocus = false,
  error,
  onBlur,
  onChange,
}: Omit<RichTextProps, 'asHtml'> & { longest: number }) => {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  // HTML that the view shows, in the words of who gave it.
  const shown = useRef(html);
  const [state, setState] = useState(() => stateOf(html));
  const [linking, setLinking] = useState(false);
  const changed = useEffectEvent(onChange);
  const left = useEffectEvent(() => onBlur?.());
  const begin = useEffectEvent(() => state);
  const arrive = useEffectEvent(() => {
    if (takesFocus) view.current?.focus();
  });
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': id,
    'aria-required': String(isRequired),
    'aria-readonly': String(isDisabled),
    'aria-invalid': String(error !== undefined),
    class: 'op-input op-rich-body',
    dir: 'auto',
    tabindex: '0',
    ...(lang !== undefined && { lang }),
    ...(error !== undefined && { 'aria-describedby': `${id}-error` }),
  };

  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const made = new EditorView(place.current, {
      state: begin(),
      clipboardParser: pasteParser(),
      transformPastedHTML: fromOffice,
      dispatchTransaction: (change) => {
        const next = made.state.apply(change);
        const written = change.docChanged ? writeRich(next.doc) : undefined;
        if (written !== undefined && written.length > longest && written.length > shown.current.length)
          return;
        made.updateState(next);
        setState(next);
        if (written === undefined || written === shown.current) return;
        shown.current = written;
        changed(written);
      },
      handleDOMEvents: { blur: () => left() },
      handleKeyDown: (_, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey)
          return false;
        // Elsewhere in the console these keys open the search.
        event.stopPropagation();
        setLinking(true);
        return true;
      },
    });
    view.current = made;
    arrive();
    return () => made.destroy();
  }, [longest]);

  // With the commit: later, a letter typed meanwhile would be taken for older than the HTML that comes back.
  useLayoutEffect(() => {
    // Somebody else's edit, an undo or another language's words.
    if (html === shown.current || !view.current) return;
    shown.current = html;
    const next = stateOf(html);
    view.current.updateState(next);
    setState(next);
  }, [html]);

  useEffect(() => {
    view.current?.setProps({ editable: () => !isDisabled, attributes });
  });

  const close = (): void => {
    setLinking(false);
    view.current?.focus();
  };
  const run = (command: ReturnType<typeof setLink>): void => {
    const current = view.current;
    if (current) command(current.state, current.dispatch);
    current?.focus();
  };
  return (
    <div className="op-field op-rich">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- as a press on a label */}
      <span id={id} className="op-label" onClick={() => view.current?.focus()}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      {!isDisabled && (
        <RichTextToolbar
          label={label}
          state={state}
          isLinking={linking}
          onRun={run}
          onLink={() => setLinking(true)}
        />
      )}
      {linking && (
        <LinkBar
          address={String(linkAt(state)?.mark.attrs['href'] ?? '')}
          onSet={(address) => {
            run(setLink(address));
            close();
          }}
          onRemove={() => {
            run(removeLink);
            close();
          }}
          onClose={close}
        />
      )}
      <div ref={place} />
      {error !== undefined && (
        <span id={`${id}-error`} className="op-field-error">
          {error}
        </span>
      )}
    </div>
  );
};
