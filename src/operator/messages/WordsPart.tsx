import { languageName } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { Segments } from '../parts/Segments.tsx';
import { TextArea } from '../parts/TextArea.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { emptyWords, type DraftWords, type MessageDraft } from './message-draft.ts';

/** The words of a message, a language at a time. */
export const WordsPart = ({
  draft,
  languages,
  language,
  onLanguage,
  onChange,
}: {
  draft: MessageDraft;
  languages: readonly string[];
  language: string;
  onLanguage: (language: string) => void;
  onChange: (words: MessageDraft['words']) => void;
}) => {
  const [first] = languages;
  const words = draft.words[language] ?? emptyWords;
  const change = (part: Partial<DraftWords>): void =>
    onChange({ ...draft.words, [language]: { ...words, ...part } });
  const isFirst = language === first;
  return (
    <>
      {languages.length > 1 && (
        <Segments
          label={say('console.messages.language')}
          value={language}
          options={languages.map((id) => ({ id, name: languageName(id) }))}
          onChange={onLanguage}
        />
      )}
      <p className="op-quiet">
        {isFirst
          ? say('console.messages.firstLanguage')
          : say('console.messages.otherLanguage', { language: languageName(first ?? '') })}
      </p>
      <TextInput
        label={say('console.messages.titleOf')}
        value={words.title}
        onChange={(title) => change({ title })}
        maxLength={120}
        isRequired={isFirst}
      />
      <TextArea
        label={say('console.messages.content')}
        hint={say('console.messages.contentHint')}
        value={words.content}
        onChange={(content) => change({ content })}
        maxLength={6000}
        rows={7}
        isRequired={isFirst}
      />
      {draft.action !== undefined && (
        <TextInput
          label={say('console.messages.button')}
          value={words.button}
          onChange={(button) => change({ button })}
          maxLength={60}
          isRequired={isFirst}
        />
      )}
    </>
  );
};
