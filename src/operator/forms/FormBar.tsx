import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { documentKey } from '#engine/packs.ts';
import { CopyToBrand } from '../copying/CopyToBrand.tsx';
import { formDocumentKeys, formName } from '../documents/form-table.ts';
import { idsOf } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { isChanged } from '../workspace/state.ts';
import { usePackDocuments, usePack, useRights, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { DeleteFormDialog } from './DeleteFormDialog.tsx';
import { purposeOf } from './form-purpose.ts';
import { NewFormDialog } from './NewFormDialog.tsx';
import { say } from '../language/say.ts';

/** Choice of the form to edit, with name, id and purpose; and its creation, copying and deletion. */
export const FormBar = ({ form, trial }: { form: string; trial: boolean }) => {
  const { pack } = usePack();
  const documents = usePackDocuments();
  const { drafts } = useWorkspaceState();
  const rights = useRights('form');
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'new' | 'copy' | 'delete'>();
  const changed = (id: string): boolean =>
    formDocumentKeys(documents, id).some((key) => {
      const draft = drafts[key];
      return draft !== undefined && isChanged(draft);
    });
  const options = idsOf(documents, 'form').map((id) => ({
    id,
    name: changed(id)
      ? say('console.forms.changed', { name: formName(documents, id) })
      : formName(documents, id),
    hint: say('console.forms.purpose', { id, what: purposeOf(documents, id) }),
  }));
  const close = () => setAsking(undefined);
  return (
    <div className="op-form-bar">
      <SearchPicker
        label={say('console.forms.pick')}
        search={say('console.forms.search')}
        nothing={say('console.forms.noneFound')}
        value={form}
        sections={[{ id: 'forms', name: say('console.forms.pick'), options }]}
        onChange={(id) => void navigate(`/${pack}/forms/${id}${trial ? '/try' : ''}`)}
      />
      <span className="op-bar-gap" />
      {rights.edit && (
        <>
          <Button icon="plus" onPress={() => setAsking('new')}>
            {say('console.forms.new')}
          </Button>
          <Button icon="copy" onPress={() => setAsking('copy')}>
            {say('console.forms.copy')}
          </Button>
          <CopyToBrand documentKey={documentKey('form', form)} />
          <Button look="danger" icon="bin" onPress={() => setAsking('delete')}>
            {say('console.forms.delete')}
          </Button>
        </>
      )}
      {(asking === 'new' || asking === 'copy') && (
        <NewFormDialog from={asking === 'copy' ? form : undefined} onClose={close} />
      )}
      {asking === 'delete' && <DeleteFormDialog form={form} onClose={close} />}
    </div>
  );
};
