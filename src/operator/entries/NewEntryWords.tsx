import { useState } from 'react';
import { say } from '../language/say.ts';
import { TextArea } from '../parts/TextArea.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { RichTextInput } from '../rich-text/RichTextInput.tsx';
import { RichTextMode } from '../rich-text/RichTextMode.tsx';

/** Title and text of a new entry, in every language for now. */
export const NewEntryWords = ({
  title,
  text,
  plain = false,
  onTitle,
  onText,
}: {
  title: string;
  text: string;
  /** Players see the words alone, without headings, lists or links. */
  plain?: boolean;
  onTitle: (title: string) => void;
  onText: (text: string) => void;
}) => {
  const [asHtml, setAsHtml] = useState(false);
  const label = say('console.notices.text');
  return (
    <>
      <TextInput
        label={say('console.notices.heading')}
        hint={say('console.content.wordsHint')}
        value={title}
        maxLength={200}
        isRequired
        onChange={onTitle}
      />
      {plain ? (
        <TextArea label={label} value={text} maxLength={4000} rows={3} isRequired onChange={onText} />
      ) : (
        <>
          <RichTextMode of={label} asHtml={asHtml} onChange={setAsHtml} />
          <RichTextInput label={label} html={text} asHtml={asHtml} isRequired onChange={onText} />
        </>
      )}
    </>
  );
};
