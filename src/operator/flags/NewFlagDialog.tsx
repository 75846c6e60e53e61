import { useState } from 'react';
import { isJsonObject, own } from '#engine/json/json.ts';
import { freeId } from '../documents/free-id.ts';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { flagRows } from './flag-rows.ts';
import { flagsKey, useFlagEdits } from './useFlagEdits.ts';

/** Adds a flag, which is off at first. Its id is made from its name. */
export const NewFlagDialog = ({
  onAdded,
  onClose,
}: {
  onAdded: (id: string) => void;
  onClose: () => void;
}) => {
  const document = own(usePackDocuments(), flagsKey);
  const edits = useFlagEdits();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [owner, setOwner] = useState('');
  const [tried, setTried] = useState(false);
  const flags = document && own(document, 'flags');
  const taken = [...flagRows(document).map(({ id }) => id), ...Object.keys(isJsonObject(flags) ? flags : {})];
  const add = (): void => {
    setTried(true);
    if (name.trim() === '') return;
    const id = freeId(name, taken, 'flag');
    edits.add(id, {
      name: name.trim(),
      ...(description.trim() !== '' && { description: description.trim() }),
      ...(owner.trim() !== '' && { owner: owner.trim() }),
      on: false,
    });
    onClose();
    onAdded(id);
  };
  return (
    <FormDialog
      title={say('console.flags.add')}
      confirm={say('console.flags.addConfirm')}
      onConfirm={add}
      onClose={onClose}
    >
      <TextInput
        label={say('console.flags.name')}
        hint={say('console.flags.nameHint')}
        error={tried && name.trim() === '' ? say('console.flags.nameNeeded') : undefined}
        isRequired
        maxLength={80}
        value={name}
        onChange={setName}
      />
      <TextInput
        label={say('console.flags.description')}
        maxLength={300}
        value={description}
        onChange={setDescription}
      />
      <TextInput label={say('console.flags.owner')} maxLength={80} value={owner} onChange={setOwner} />
      <p className="op-hint">{say('console.flags.addHint')}</p>
    </FormDialog>
  );
};
