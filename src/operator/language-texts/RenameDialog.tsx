import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { keyFault } from './NewKeyDialog.tsx';
import { say } from '../language/say.ts';
import type { TextEdits } from './useTextEdits.ts';

/** Asks for another name of a key. */
export const RenameDialog = ({
  name,
  taken,
  edits,
  onClose,
}: {
  name: string;
  taken: readonly string[];
  edits: TextEdits;
  onClose: () => void;
}) => {
  const [key, setKey] = useState(name);
  const error = key === name ? undefined : keyFault(key, taken);
  const ready = key !== '' && key !== name && error === undefined;
  const rename = (): void => {
    if (!ready) return;
    edits.rename(name, key);
    onClose();
  };
  return (
    <Dialog
      title={say('console.languageTexts.renameTitle', { key: name })}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('console.languageTexts.cancel')}</Button>
          <Button look="main" isDisabled={!ready} onPress={rename}>
            {say('console.languageTexts.apply')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rename();
        }}
      >
        <TextInput
          label={say('console.languageTexts.keyName')}
          hint={say('console.languageTexts.renameNote')}
          error={error}
          value={key}
          maxLength={128}
          onChange={setKey}
        />
      </form>
    </Dialog>
  );
};
