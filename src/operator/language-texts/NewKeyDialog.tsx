import { useState } from 'react';
import { FormDialog } from '../parts/FormDialog.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { say } from '../language/say.ts';
import type { TextEdits } from './useTextEdits.ts';
import { longestText } from '../documents/text-edits.ts';

/** Why a key cannot be taken; undefined when it can, or nothing is written yet. */
export function keyFault(key: string, taken: readonly string[]): string | undefined {
  if (taken.includes(key)) return say('console.languageTexts.keyTaken');
  return key === '' || /^[A-Za-z][A-Za-z0-9_.-]{0,127}$/.test(key)
    ? undefined
    : say('console.languageTexts.keyWrong');
}

/** Asks for the key of a new text and its words, which every language gets for now. */
export const NewKeyDialog = ({
  taken,
  edits,
  onClose,
}: {
  taken: readonly string[];
  edits: TextEdits;
  onClose: () => void;
}) => {
  const [key, setKey] = useState('');
  const [words, setWords] = useState('');
  const error = keyFault(key, taken);
  const ready = key !== '' && words.trim() !== '' && error === undefined;
  const create = (): void => {
    edits.add(key, words);
    onClose();
  };
  return (
    <FormDialog
      title={say('console.languageTexts.newKeyTitle')}
      size="small"
      confirm={say('console.languageTexts.create')}
      ready={ready}
      onConfirm={create}
      onClose={onClose}
    >
      <div className="op-texts">
        <TextInput
          label={say('console.languageTexts.keyName')}
          hint={say('console.languageTexts.keyHint')}
          error={error}
          value={key}
          maxLength={128}
          onChange={setKey}
        />
        <TextInput
          label={say('console.languageTexts.wordsLabel')}
          hint={say('console.languageTexts.sameForAll')}
          value={words}
          maxLength={longestText}
          onChange={setWords}
        />
      </div>
    </FormDialog>
  );
};
