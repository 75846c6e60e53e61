import { say } from '../language/say.ts';
import { TextArea } from '../parts/TextArea.tsx';
import { TextInput } from '../parts/TextInput.tsx';

/** Title and text of a new entry, in every language for now. */
export const NewEntryWords = ({
  title,
  text,
  rows,
  onTitle,
  onText,
}: {
  title: string;
  text: string;
  rows?: number;
  onTitle: (title: string) => void;
  onText: (text: string) => void;
}) => (
  <>
    <TextInput
      label={say('console.notices.heading')}
      hint={say('console.content.wordsHint')}
      value={title}
      maxLength={200}
      isRequired
      onChange={onTitle}
    />
    <TextArea
      label={say('console.notices.text')}
      value={text}
      maxLength={4000}
      {...(rows !== undefined && { rows })}
      isRequired
      onChange={onText}
    />
  </>
);
