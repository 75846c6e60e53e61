import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EntryPath } from '../documents/menu-entries.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { say } from '../language/say.ts';
import type { MenuEdits } from './useMenuEdits.ts';

/** Asks for a new entry's label; its other settings are edited in place. */
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
    const path = edits.add(above, words.trim());
    onClose();
    if (path) setSearch({ entry: path.join('/') }, { replace: true });
  };
  return (
    <FormDialog
      title={say('console.menus.addTitle')}
      size="small"
      confirm={say('console.menus.create')}
      ready={words.trim() !== ''}
      onConfirm={create}
      onClose={onClose}
    >
      <TextInput
        label={say('console.menus.words')}
        hint={say('console.menus.wordsHint')}
        value={words}
        maxLength={200}
        onChange={setWords}
      />
    </FormDialog>
  );
};
