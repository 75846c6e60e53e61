import { useEffect, useRef, useState } from 'react';
import { languageName } from '../documents/reader.ts';
import { longestText } from '../documents/text-edits.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { PlaceholderFault } from './PlaceholderFault.tsx';
import { otherVariables } from './rows.ts';
import { say } from '../language/say.ts';

/** End of an edit and the direction in which the grid's focus moves. */
export type EditEnd = 'cancel' | 'stay' | 'down' | 'right' | 'left';

/** Editor over one cell. Enter saves and moves down, Tab moves to the next language, Alt+Enter inserts a line. */
export const CellEditor = ({
  rowKey,
  language,
  start,
  onEnd,
}: {
  rowKey: string;
  language: string;
  start: string;
  onEnd: (how: EditEnd, words: string) => void;
}) => {
  const documents = usePackDocuments();
  const [words, setWords] = useState(start);
  const area = useRef<HTMLTextAreaElement>(null);
  const ended = useRef(false);
  const end = (how: EditEnd): void => {
    if (ended.current) return;
    ended.current = true;
    onEnd(how, words);
  };
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(start.length, start.length);
  }, [start]);
  const differ = otherVariables(documents, language, rowKey, words);
  return (
    <div className="op-texts-editor">
      <textarea
        ref={area}
        lang={language}
        dir="auto"
        aria-label={say('console.languageTexts.edit', { key: rowKey, language: languageName(language) })}
        aria-invalid={differ !== undefined}
        className="op-input"
        value={words}
        rows={Math.min(8, Math.max(2, words.split('\n').length))}
        maxLength={longestText}
        onChange={(event) => setWords(event.target.value)}
        onBlur={() => end('stay')}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') {
            event.preventDefault();
            end('cancel');
          } else if (event.key === 'Enter' && event.altKey) {
            event.preventDefault();
            const { selectionStart: from, selectionEnd: to } = event.currentTarget;
            setWords(`${words.slice(0, from)}\n${words.slice(to)}`);
          } else if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            end('down');
          } else if (event.key === 'Tab') {
            event.preventDefault();
            end(event.shiftKey ? 'left' : 'right');
          }
        }}
      />
      {differ && <PlaceholderFault differ={differ} />}
    </div>
  );
};
