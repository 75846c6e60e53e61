import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { own } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { documentAddress } from '../documents/document-address.ts';
import { documentName } from '../documents/document-name.ts';
import { kindName } from '../documents/kind-name.ts';
import { idsOf } from '../documents/reader.ts';
import { isKind } from '#engine/packs.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Picker } from '../parts/Picker.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { usePackDocuments, usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { documentSchema } from './form/schema-level.ts';
import { documentIdFault, kindsToMake, newDocument, onlyId } from './new-document.ts';
import { hintOf } from '../hints/hints.ts';
import { say } from '../language/say.ts';

const EMPTY = '';

/** Dialog for a new document's kind, id and template; opens it. */
export const NewDocumentDialog = ({ onClose }: { onClose: () => void }) => {
  const { pack } = usePack();
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const navigate = useNavigate();
  const keys = Object.keys(documents);
  const kinds = kindsToMake(keys);
  const [kind, setKind] = useState(kinds.includes('screen') ? 'screen' : (kinds[0] ?? ''));
  const [typed, setTyped] = useState('');
  const [from, setFrom] = useState(EMPTY);
  const [told, setTold] = useState(false);
  const id = onlyId(kind) ?? typed;
  const fault = documentIdFault(keys, kind, id);
  const others = isKind(kind) ? idsOf(documents, kind) : [];

  return (
    <Dialog title={say('console.document.make.title')} size="small" onClose={onClose}>
      <Form
        className="op-dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          setTold(true);
          if (fault) return;
          const key = documentKey(kind, id);
          const source = from === EMPTY ? undefined : own(documents, documentKey(kind, from));
          workspace.create(say('console.document.make.edit', { key }), {
            [key]: newDocument(kind, id, source),
          });
          onClose();
          void navigate(documentAddress(pack, key));
        }}
      >
        <Picker
          label={say('console.document.list.kind')}
          value={kind}
          options={kinds.map((name) => ({
            id: name,
            name: kindName(name),
            hint: hintOf(documentSchema(name).node['description']),
          }))}
          onChange={(next) => {
            setKind(next);
            setFrom(EMPTY);
          }}
        />
        {onlyId(kind) === undefined && (
          <TextInput
            label={say('console.document.form.newId')}
            hint={say('console.document.make.idHint')}
            value={typed}
            onChange={setTyped}
            error={told && fault ? say(`console.document.make.faults.${fault}`) : undefined}
          />
        )}
        <Picker
          label={say('console.document.make.from')}
          value={from}
          options={[
            {
              id: EMPTY,
              name: say('console.document.make.empty'),
              hint: say('console.document.make.emptyHint'),
            },
            ...others.map((other) => ({
              id: other,
              name: say('console.document.make.copyOf', {
                name: documentName(documents, documentKey(kind, other)),
              }),
              hint: other,
            })),
          ]}
          onChange={setFrom}
        />
        <Button look="main" type="submit">
          {say('console.document.make.submit')}
        </Button>
      </Form>
    </Dialog>
  );
};
