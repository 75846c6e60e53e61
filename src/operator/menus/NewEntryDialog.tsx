import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EntryPath } from '../documents/menu-entries.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { texts } from './texts.ts';
import type { MenuEdits } from './useMenuEdits.ts';

/** Asks what a new entry says; the rest of it is set where it then stands, opened. */
export const NewEntryDialog = ({
  above,
  edits,
  onClose,
}: {
  above: EntryPath;
  edits: MenuEdits;
  onClose: () => void;
}) => {
  const [words, setWords] = useState('');
  const [, setSearch] = useSearchParams();
  const create = (): void => {
    if (words.trim() === '') return;
    const path = edits.add(above, words.trim());
    onClose();
    if (path) setSearch({ entry: path.join('/') }, { replace: true });
  };
  return (
    <Dialog
      title={texts.addTitle}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button look="main" isDisabled={words.trim() === ''} onPress={create}>
            {texts.create}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <TextInput
          label={texts.words}
          hint={texts.wordsHint}
          value={words}
          maxLength={200}
          onChange={setWords}
        />
      </form>
    </Dialog>
  );
};
