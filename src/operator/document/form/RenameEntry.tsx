import { useState } from 'react';
import { Form } from 'react-aria-components';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { TextInput } from '../../parts/TextInput.tsx';
import { say } from '../../language/say.ts';
import { entryIdFault, type CollectionValue } from './collection.ts';

/** Asks for another id of an entry. */
export const RenameEntry = ({
  id,
  value,
  onClose,
  onRename,
}: {
  id: string;
  value: CollectionValue;
  onClose: () => void;
  onRename: (id: string) => void;
}) => {
  const [next, setNext] = useState(id);
  const fault = next === id ? undefined : entryIdFault(value, next);
  return (
    <Dialog title={say('console.document.form.renameOf', { id })} size="small" onClose={onClose}>
      <Form
        className="op-dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (fault) return;
          if (next !== id) onRename(next);
          onClose();
        }}
      >
        <TextInput
          label={say('console.document.form.newId')}
          hint={say('console.document.form.renameHint')}
          value={next}
          onChange={setNext}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing that the dialog asks for
          autoFocus
          error={fault && say(`console.document.form.idFaults.${fault}`)}
        />
        <Button look="main" type="submit">
          {say('console.document.form.rename')}
        </Button>
      </Form>
    </Dialog>
  );
};
