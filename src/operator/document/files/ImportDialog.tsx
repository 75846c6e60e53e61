import { useState } from 'react';
import { splitKey } from '#engine/packs.ts';
import { picturesKey } from '#engine/pictures/uploaded-pictures.ts';
import { refusalOf } from '../../api/refusal.ts';
import { documentName } from '../../documents/document-name.ts';
import { say } from '../../language/say.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { FileField } from '../../parts/FileField.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../../parts/Notice.tsx';
import { usePack, usePackDocuments, useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import '../document.css';
import { useImport, type Brought } from './useImport.ts';

/** A document or picture of a file. */
type Row = { id: string; name: string; isNew: boolean; mayTake: boolean };

/** Whether a file brings the languages and currency of another brand. */
const isOtherBrand = ({ pack, documents }: Brought, here: string): boolean =>
  pack !== here && documents.some(({ key }) => splitKey(key).kind === 'brand');

/** Reads a file of documents, shows what it changes, and makes what is ticked drafts, in one step of undo. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const workspace = useWorkspace();
  const { pack } = usePack();
  const documents = usePackDocuments();
  const { open, take, sending } = useImport(onClose);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = open.data;
  const mayPictures = workspace.mayEdit(picturesKey);
  // Names are among the texts of the file.
  const brought = Object.fromEntries(found?.documents.map(({ key, document }) => [key, document]) ?? []);
  const rows: Row[] = [
    ...(found?.documents ?? []).map(({ key, isNew }) => ({
      id: key,
      name: documentName({ ...documents, ...brought }, key),
      isNew,
      mayTake: workspace.mayEdit(key),
    })),
    ...(found?.pictures ?? []).map(({ path, isNew }) => ({
      id: `assets/${path}`,
      name: say('console.documentFiles.picture'),
      isNew,
      mayTake: mayPictures,
    })),
  ];
  const isTaken = (id: string): boolean => rows.some((row) => row.id === id && row.mayTake) && !left.has(id);
  const taken = {
    documents: found?.documents.filter(({ key }) => isTaken(key)) ?? [],
    pictures: found?.pictures.filter(({ path }) => isTaken(`assets/${path}`)) ?? [],
  };
  const choose = (file: File | undefined): void => {
    take.reset();
    if (!file) return open.reset();
    open.mutate(file, {
      // Languages and currency of another brand may not be meant for this one.
      onSuccess: (brought) => setLeft(new Set(isOtherBrand(brought, pack) ? ['brand/main'] : [])),
    });
  };
  return (
    <Dialog
      title={say('console.documentFiles.title')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('console.common.cancel')}</Button>
          <Button
            look="main"
            busy={take.isPending}
            isDisabled={taken.documents.length + taken.pictures.length === 0}
            onPress={() => take.mutate(taken)}
          >
            {taken.documents.length === 0
              ? say('console.languageTexts.importTitle')
              : say('console.documentFiles.take', { count: taken.documents.length })}
          </Button>
        </>
      }
    >
      <FileField
        label={say('console.languageTexts.file')}
        accept=".json,application/json"
        isDisabled={take.isPending}
        onChoose={choose}
      >
        <span className="op-hint">{say('console.documentFiles.hint')}</span>
      </FileField>
      {open.isPending && <Loading rows={3} />}
      {open.error && <RefusalNotice refusal={refusalOf(open.error)} />}
      {found && (
        <p role="status">
          {take.isPending && taken.pictures.length > 0
            ? say('console.documentFiles.sending', { count: sending, total: taken.pictures.length })
            : rows.length === 0
              ? say('console.documentFiles.nothing')
              : [
                  say('console.documentFiles.plan', { count: found.documents.length, same: found.same }),
                  ...(found.pictures.length > 0
                    ? [say('console.documentFiles.pictures', { count: found.pictures.length })]
                    : []),
                ].join(' ')}
        </p>
      )}
      {take.error && <RefusalNotice refusal={refusalOf(take.error)} onRetry={() => take.mutate(taken)} />}
      {found && isOtherBrand(found, pack) && <Notice title={say('console.documentFiles.otherBrand')} />}
      {rows.length > 0 && !take.isPending && (
        <ul className="op-import-list">
          {rows.map(({ id, name, isNew, mayTake }) => (
            <li key={id}>
              <label className="op-choice-box">
                <input
                  type="checkbox"
                  checked={isTaken(id)}
                  disabled={!mayTake}
                  onChange={({ target }) =>
                    setLeft(
                      new Set(target.checked ? [...left].filter((other) => other !== id) : [...left, id]),
                    )
                  }
                />
                {name} <code className="op-id">{id}</code>
              </label>
              <span className="op-chip">
                {isNew ? say('console.documentFiles.new') : say('console.documentFiles.replaced')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};
