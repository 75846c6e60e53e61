import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
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
    if (!ready) return;
    edits.add(key, words);
    onClose();
  };
  return (
    <Dialog
      title={texts.newKeyTitle}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button look="main" isDisabled={!ready} onPress={create}>
            {texts.create}
          </Button>
        </>
      }
    >
      <form
        className="op-texts"
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
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
        <button type="submit" hidden>
          {texts.create}
        </button>
      </form>
    </Dialog>
  );
};
