import { useNavigate } from 'react-router-dom';
import { own } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { documentName } from '../documents/document-name.ts';
import { formName, rulesIdOf } from '../documents/form-table.ts';
import { idsOf } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import {
  usePackDocuments,
  usePack,
  useWorkspace,
  useWorkspaceState,
} from '../workspace/WorkspaceContext.tsx';
import { usesOfForm } from './form-purpose.ts';
import { say } from '../language/say.ts';

/** Confirms the deletion of a form. A form of another pack stays there; a form in use is not deleted. */
export const DeleteFormDialog = ({ form, onClose }: { form: string; onClose: () => void }) => {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { drafts } = useWorkspaceState();
  const { pack, extends: parent } = usePack();
  const navigate = useNavigate();
  const name = formName(documents, form);
  const key = documentKey('form', form);
  const draft = own(drafts, key);
  const inherited = Boolean(draft?.parent);
  const nothing = inherited && draft?.layer === null;
  const uses = inherited ? [] : usesOfForm(documents, form);
  const rules = rulesIdOf(documents, form);
  const alone = idsOf(documents, 'form').every(
    (other) => other === form || rulesIdOf(documents, other) !== rules,
  );
  const keys: DocumentKey[] = rules !== undefined && alone ? [key, documentKey('rules', rules)] : [key];
  const may = uses.length === 0 && !nothing;
  const lead = (): string => {
    if (uses.length > 0) return say('console.forms.deleteUsed');
    if (nothing) return say('console.forms.deleteNothing', { layer: parent ?? '' });
    return inherited
      ? say('console.forms.deleteInherited', { layer: parent ?? '' })
      : say('console.forms.deleteLead');
  };
  const remove = (): void => {
    workspace.remove(
      say('console.forms.deleted', { name }),
      keys.filter((one) => own(drafts, one)),
    );
    onClose();
    if (!inherited) void navigate(`/${pack}/forms`);
  };
  return (
    <Dialog
      title={say('console.forms.deleteTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('console.forms.cancel')}</Button>
          {may && (
            <Button look="danger" onPress={remove}>
              {say('console.forms.confirmDelete')}
            </Button>
          )}
        </>
      }
    >
      <p className="op-lead">{lead()}</p>
      {uses.length > 0 && (
        <ul>
          {uses.map(({ key: place, pointer }) => (
            <li key={`${place}${pointer}`}>
              {documentName(documents, place)} <code className="op-id">{place + pointer}</code>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};
