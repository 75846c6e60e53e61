import { useState } from 'react';
import { Form } from 'react-aria-components';
import { Button } from '../../parts/Button.tsx';
import { TextInput } from '../../parts/TextInput.tsx';
import { say } from '../../language/say.ts';
import { entryIdFault, type CollectionValue } from './collection.ts';

/** A line that asks for the id of a new entry. */
export const AddEntry = ({ value, onAdd }: { value: CollectionValue; onAdd: (id: string) => void }) => {
  const [asking, setAsking] = useState(false);
  const [id, setId] = useState('');
  const [told, setTold] = useState(false);
  const fault = entryIdFault(value, id);
  const close = (): void => {
    setAsking(false);
    setId('');
    setTold(false);
  };
  if (!asking) {
    return (
      <Button icon="plus" onPress={() => setAsking(true)}>
        {say('console.document.form.addEntry')}
      </Button>
    );
  }
  return (
    <Form
      className="op-add-entry"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setTold(true);
        if (fault) return;
        onAdd(id);
        close();
      }}
    >
      <TextInput
        label={say('console.document.form.newId')}
        value={id}
        onChange={setId}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers the press on "Add"
        autoFocus
        error={told && fault ? say(`console.document.form.idFaults.${fault}`) : undefined}
      />
      <Button look="main" type="submit">
        {say('console.document.form.addEntry')}
      </Button>
      <Button look="quiet" onPress={close}>
        {say('console.document.form.cancel')}
      </Button>
    </Form>
  );
};
