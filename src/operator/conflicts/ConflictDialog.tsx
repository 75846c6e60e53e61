import { useState } from 'react';
import { splitKey } from '#engine/packs.ts';
import type { Choice, MergeConflict } from '#engine/overlay/three-way.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf, type ApiRefusal } from '../api/refusal.ts';
import type { Problem } from '../api/types.ts';
import type { Change } from '../changes/change.ts';
import { describeChanges } from '../changes/describe-changes.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import './conflicts.css';
import { say } from '../language/say.ts';
import { documentName } from '../documents/document-name.ts';
import { amendLayer, mergedDocument, type Layer } from '../documents/layer.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { isError } from '#engine/problems.ts';
import { ProblemList } from '../problems/ProblemList.tsx';
import { ChangeList } from '../changes/ChangeList.tsx';

import { compareEdits, decided } from '../workspace/combine.ts';
import type { Conflict, DraftState } from '../workspace/state.ts';
import { usePackDocuments, useWorkspace, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { JsonResult } from './JsonResult.tsx';
import { useConflictAuthor } from './useConflictAuthor.ts';

/** Dialog that shows two operators' changes of one document since their common version, and merges them. */
export const ConflictDialog = ({ documentKey, onClose }: { documentKey: string; onClose: () => void }) => {
  const draft = useWorkspaceState().drafts[documentKey];
  if (!draft?.conflict) return null;
  const { conflict } = draft;
  return (
    <MergeDialog
      // A new conflict remounts the dialog: decisions are about the version that was shown.
      key={`${conflict.revision} ${conflict.base}`}
      documentKey={documentKey}
      draft={draft}
      conflict={conflict}
      onClose={onClose}
    />
  );
};

/** The place of a conflict in words, as the list of changes names it; property names where no change does. */
function placeWords(changes: readonly Change[], path: readonly string[]): string {
  const change = changes.find((each) => each.path.every((step, index) => path[index] === step));
  if (!change) return path.join(' › ');
  const { place, what, entry } = change;
  const words =
    entry === undefined ? [...place, what] : [...place.slice(0, -1), say('console.properties.order')];
  return [...words, ...path.slice(change.path.length)].join(' › ');
}

type MergeDialogProps = { documentKey: string; draft: DraftState; conflict: Conflict; onClose: () => void };

const MergeDialog = ({ documentKey, draft, conflict, onClose }: MergeDialogProps) => {
  const { api } = useAdmin();
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { ancestor, theirs } = conflict;
  const account = useConflictAuthor(documentKey, conflict);
  // Edits and conflicts are frozen while the dialog is open.
  const [edits] = useState(() => compareEdits(draft.parent, ancestor, draft.layer, theirs));
  const [choices, setChoices] = useState<ReadonlyMap<MergeConflict, Choice>>(new Map());
  const [written, setWritten] = useState<Layer>();
  const [found, setFound] = useState<readonly Problem[]>();
  const [refusal, setRefusal] = useState<ApiRefusal>();
  const [checking, setChecking] = useState(false);
  const { conflicts } = edits.merge;
  const name = documentName(documents, documentKey);
  const theirName =
    account === undefined ? say('console.conflicts.theirs') : say('console.conflicts.theirsBy', { account });
  const left = written === undefined ? conflicts.filter((each) => !choices.has(each)).length : 0;
  const document = written ?? decided(edits, choices);
  const layer: Layer = document ? amendLayer(draft.parent, theirs, document) : null;

  const state = (of: Layer): PackDocuments => {
    const { [documentKey]: _edited, ...others } = documents;
    const merged = mergedDocument(draft.parent, of);
    return merged ? { ...others, [documentKey]: merged } : others;
  };
  const since = (of: Layer) => describeChanges({ before: state(ancestor), after: state(of) });
  const [changedByThem, changedByMe] = [since(theirs), since(draft.layer)];
  const choose = (each: MergeConflict, choice: Choice | undefined): void => {
    setFound(undefined);
    const next = new Map(choices);
    if (choice) next.set(each, choice);
    else next.delete(each);
    setChoices(next);
  };
  const all = (take: 'mine' | 'theirs') => setChoices(new Map(conflicts.map((each) => [each, { take }])));
  const save = (): void => {
    workspace.settle(documentKey, { layer });
    onClose();
  };
  const check = async (): Promise<void> => {
    setChecking(true);
    setRefusal(undefined);
    try {
      const { kind, id } = splitKey(documentKey);
      const here = `/${kind}/${id}.json`;
      const errors = (await api.validate(workspace.pack, { [documentKey]: layer })).filter(
        (problem) => isError(problem) && problem.file.endsWith(here),
      );
      if (errors.length === 0) return save();
      setFound(errors);
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setChecking(false);
    }
  };

  return (
    <Dialog
      title={say('console.conflicts.title')}
      size="large"
      onClose={onClose}
      actions={
        <>
          {left > 0 && <span className="op-quiet">{say('console.conflicts.left', { count: left })}</span>}
          <Button onPress={onClose}>{say('console.common.cancel')}</Button>
          <Button
            look="main"
            isDisabled={left > 0}
            busy={checking}
            onPress={found ? save : () => void check()}
          >
            {checking
              ? say('console.conflicts.checking')
              : found
                ? say('console.conflicts.saveAll')
                : say('console.conflicts.save')}
          </Button>
        </>
      }
    >
      <p className="op-lead">
        {account === undefined
          ? say('console.conflicts.lead', { name })
          : say('console.conflicts.leadBy', { name, account })}
      </p>
      <div className="op-versus">
        <section>
          <h3>{theirName}</h3>
          <ChangeList changes={changedByThem} empty={say('console.conflicts.same')} />
        </section>
        <section>
          <h3>{say('console.conflicts.mine')}</h3>
          <ChangeList changes={changedByMe} empty={say('console.conflicts.same')} />
        </section>
      </div>
      <Notice tone={conflicts.length > 0 ? 'warning' : 'good'}>
        <p>
          {conflicts.length > 0
            ? say('console.conflicts.some', { count: conflicts.length })
            : say('console.conflicts.none')}
        </p>
        {conflicts.length > 1 && (
          <p>
            <Button look="quiet" onPress={() => all('mine')}>
              {say('console.conflicts.allMine')}
            </Button>
            <Button look="quiet" onPress={() => all('theirs')}>
              {say('console.conflicts.allTheirs')}
            </Button>
          </p>
        )}
      </Notice>
      {written === undefined &&
        conflicts.map((each, index) => (
          <ConflictChoice
            key={each.path.join('/')}
            conflict={each}
            heading={say('console.conflicts.place', {
              number: index + 1,
              total: conflicts.length,
              name:
                each.path.length === 0
                  ? say('console.conflicts.whole')
                  : placeWords([...changedByMe, ...changedByThem], each.path),
            })}
            choice={choices.get(each)}
            onChoose={(choice) => choose(each, choice)}
          />
        ))}
      <JsonResult
        theirs={mergedDocument(draft.parent, theirs)}
        theirName={theirName}
        result={document}
        onWrite={(value) => {
          setFound(undefined);
          setWritten(value);
        }}
      />
      {refusal && <RefusalNotice refusal={refusal} />}
      {found && (
        <Notice tone="danger" live title={say('console.conflicts.problems', { count: found.length })}>
          <ProblemList problems={found} />
        </Notice>
      )}
    </Dialog>
  );
};
