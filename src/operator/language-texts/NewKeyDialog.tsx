import { useState } from 'react';
import { FormDialog } from '../parts/FormDialog.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { texts } from './texts.ts';
import type { TextEdits } from './useTextEdits.ts';

/** Why a key cannot be taken; undefined when it can, or nothing is written yet. */
export function keyFault(key: string, taken: readonly string[]): string | undefined {
  if (taken.includes(key)) return texts.keyTaken;
  return key === '' || /^[A-Za-z][A-Za-z0-9_.-]{0,127}$/.test(key) ? undefined : texts.keyWrong;
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
      title={texts.newKeyTitle}
      size="small"
      confirm={texts.create}
      ready={ready}
      onConfirm={create}
      onClose={onClose}
    >
      <div className="op-texts">
        <TextInput
          label={texts.keyName}
          hint={texts.keyHint}
          error={error}
          value={key}
          maxLength={128}
          onChange={setKey}
        />
        <TextInput
          label={texts.wordsLabel}
          hint={texts.sameForAll}
          value={words}
          maxLength={20_000}
          onChange={setWords}
        />
      </div>
    </FormDialog>
  );
};
