import { useState } from 'react';
import { documentKey } from '#engine/packs.ts';
import { htmlOfWords, wordsOfHtml } from '#engine/texts/plain-text.ts';
import { languageName, languagesOf, wordsOf } from '../documents/reader.ts';
import { otherUses, type WordsPlace } from '../documents/words-at.ts';
import { Button } from '../parts/Button.tsx';
import { TextArea } from '../parts/TextArea.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { RichTextInput } from '../rich-text/RichTextInput.tsx';
import { RichTextMode } from '../rich-text/RichTextMode.tsx';
import { useArrival } from '../presence/useArrival.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import { useWordsEdits } from './useWordsEdits.ts';
import './words.css';

/**
 * Editor of one place's text in every language of the brand. `of` names its subject in the undo history. An `optional` text can be added,
 * beginning with `start`, and removed.
 */
export const WordsEditor = ({
  label,
  of,
  place,
  locked,
  hint,
  optional = false,
  long = false,
  rich = false,
  plain = false,
  start = label,
}: {
  label: string;
  of: string;
  place: WordsPlace;
  locked: boolean;
  hint?: string;
  optional?: boolean;
  /** Takes several lines. */
  long?: boolean;
  /** HTML with headings, lists and links. */
  rich?: boolean;
  /** Plain words of a text that documents keep as HTML, for a place that shows no markup. */
  plain?: boolean;
  start?: string;
}) => {
  const documents = usePackDocuments();
  const edits = useWordsEdits(place, `${of}: ${label}`);
  const { textKey } = edits;
  const [asHtml, setAsHtml] = useState(false);
  const shown = plain ? wordsOfHtml : (words: string) => words;
  if (textKey === undefined && optional) {
    return locked ? null : (
      <p className="op-words-add">
        <Button look="quiet" onPress={() => edits.add(start)}>
          {say('console.words.add', { label: label.toLowerCase() })}
          <span className="op-unseen">: {of}</span>
        </Button>
        {hint && <span className="op-hint">{hint}</span>}
      </p>
    );
  }
  const others = textKey === undefined ? 0 : otherUses(documents, textKey);
  return (
    <fieldset className="op-words">
      <legend>
        {label}
        {textKey !== undefined && <code className="op-id">{textKey}</code>}
      </legend>
      {hint && <p className="op-hint">{hint}</p>}
      {rich && <RichTextMode of={label} asHtml={asHtml} onChange={setAsHtml} />}
      <div className={rich ? 'op-words-inputs op-words-rich' : 'op-words-inputs'}>
        {languagesOf(documents).map((language) => (
          <WordsInput
            key={language}
            textKey={textKey}
            label={languageName(language)}
            language={language}
            words={shown(textKey === undefined ? '' : (wordsOf(documents, language, textKey) ?? ''))}
            locked={locked}
            look={rich ? (asHtml ? 'html' : 'rich') : long ? 'lines' : 'line'}
            onChange={(words) => edits.set(language, plain ? htmlOfWords(words) : words)}
          />
        ))}
      </div>
      {others > 0 && <p className="op-hint">{say('console.words.shared', { count: others })}</p>}
      {!locked && (optional || edits.resettable) && (
        <div className="op-words-actions">
          {optional && (
            <Button look="quiet" icon="bin" onPress={edits.remove}>
              {say('console.words.remove', { label: label.toLowerCase() })}
            </Button>
          )}
          {edits.resettable && (
            <Button look="quiet" icon="reset" onPress={edits.reset}>
              {say('console.words.reset', { label: label.toLowerCase() })}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
};

/** Words in one language. Every letter is an edit; nothing at all is not, for a place without words cannot be shown. */
const WordsInput = ({
  textKey,
  label,
  language,
  words,
  locked,
  look,
  onChange,
}: {
  textKey: string | undefined;
  label: string;
  language: string;
  words: string;
  locked: boolean;
  look: 'line' | 'lines' | 'rich' | 'html';
  onChange: (words: string) => void;
}) => {
  const [empty, setEmpty] = useState(false);
  const arrival = useArrival(documentKey('texts', language), ['texts', textKey ?? '']);
  const shared = {
    label,
    lang: language,
    isDisabled: locked,
    error: empty ? say('console.words.empty') : undefined,
    onBlur: () => setEmpty(false),
    onChange: (next: string): void => {
      setEmpty(next.trim() === '');
      if (next.trim() !== '') onChange(next);
    },
  };
  const said = empty ? '' : words;
  if (look === 'rich' || look === 'html')
    return (
      <div {...arrival}>
        <RichTextInput {...shared} html={said} asHtml={look === 'html'} />
      </div>
    );
  const Input = look === 'lines' ? TextArea : TextInput;
  return (
    <div {...arrival}>
      <Input {...shared} value={said} maxLength={look === 'lines' ? 4000 : 1000} />
    </div>
  );
};
