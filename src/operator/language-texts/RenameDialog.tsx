import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { keyFault } from './NewKeyDialog.tsx';
import { texts } from './texts.ts';
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
      title={texts.renameTitle(name)}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button look="main" isDisabled={!ready} onPress={rename}>
            {texts.apply}
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
          label={texts.keyName}
          hint={texts.renameNote}
          error={error}
          value={key}
          maxLength={128}
          onChange={setKey}
        />
      </form>
    </Dialog>
  );
};
