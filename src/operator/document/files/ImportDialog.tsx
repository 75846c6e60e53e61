import { useState } from 'react';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { documentName } from '../../documents/document-name.ts';
import { say } from '../../language/say.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { FileField } from '../../parts/FileField.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { usePack, usePackDocuments, useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import '../document.css';
import { planDocuments, type ImportPlan } from './document-file.ts';

/** A brand with its texts in ten languages is a tenth of it. */
const MOST_BYTES = 50_000_000;

/** Reads a file of documents, shows what it changes, and makes what is ticked drafts, in one step of undo. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const workspace = useWorkspace();
  const { pack } = usePack();
  const documents = usePackDocuments();
  const [plan, setPlan] = useState<ImportPlan | 'unreadable'>();
  const [left, setLeft] = useState<ReadonlySet<DocumentKey>>(new Set());
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return setPlan(undefined);
    const read = file.size > MOST_BYTES ? undefined : planDocuments(await file.text(), documents);
    setPlan(read ?? 'unreadable');
    // Names, addresses and the hosts of another brand are not meant for this one.
    const isOther = read !== undefined && read.pack !== pack;
    setLeft(
      new Set(
        read?.documents.map(({ key }) => key).filter((key) => isOther && splitKey(key).kind === 'brand'),
      ),
    );
  };
  const found = plan === undefined || plan === 'unreadable' ? undefined : plan;
  const taken = found?.documents.filter(({ key }) => workspace.mayEdit(key) && !left.has(key)) ?? [];
  const tick = (key: DocumentKey, isTaken: boolean): void =>
    setLeft(new Set(isTaken ? [...left].filter((other) => other !== key) : [...left, key]));
  return (
    <Dialog
      title={say('console.documentFiles.title')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('console.common.cancel')}</Button>
          <Button
            look="main"
            isDisabled={taken.length === 0}
            onPress={() => {
              workspace.create(
                say('console.documentFiles.title'),
                Object.fromEntries(taken.map(({ key, document }) => [key, document])),
              );
              onClose();
            }}
          >
            {taken.length === 0
              ? say('console.languageTexts.importTitle')
              : say('console.documentFiles.take', { count: taken.length })}
          </Button>
        </>
      }
    >
      <FileField
        label={say('console.languageTexts.file')}
        accept=".json,application/json"
        onChoose={(file) => void open(file)}
      >
        <span className="op-hint">{say('console.documentFiles.hint')}</span>
      </FileField>
      {plan === 'unreadable' && <Notice tone="danger" live title={say('console.documentFiles.unreadable')} />}
      {found && (
        <p role="status">
          {found.documents.length === 0
            ? say('console.documentFiles.nothing')
            : say('console.documentFiles.plan', { count: found.documents.length, same: found.same })}
        </p>
      )}
      {found && found.documents.length > 0 && (
        <ul className="op-import-list">
          {found.documents.map(({ key, document, isNew }) => (
            <li key={key}>
              <label className="op-choice-box">
                <input
                  type="checkbox"
                  checked={taken.some((each) => each.key === key)}
                  disabled={!workspace.mayEdit(key)}
                  onChange={({ target }) => tick(key, target.checked)}
                />
                {documentName({ ...documents, [key]: document }, key)} <code className="op-id">{key}</code>
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
