import { describeChanges } from '../changes/describe-changes.ts';
import { documentName } from '../documents/document-name.ts';
import { mergedDocument, type Layer } from '../documents/layer.ts';
import type { Documents } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Notice } from '../parts/Notice.tsx';
import { ChangeList } from '../publish/ChangeList.tsx';
import { texts } from '../texts.ts';
import { combine } from '../workspace/combine.ts';
import type { Settlement } from '../workspace/workspace.ts';
import { useDocuments, useWorkspace, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';

/** Shows what two people did to one document since they both had it, and lets one of them decide. */
export const ConflictDialog = ({ documentKey, onClose }: { documentKey: string; onClose: () => void }) => {
  const workspace = useWorkspace();
  const documents = useDocuments();
  const draft = useWorkspaceState().drafts[documentKey];
  if (!draft?.conflict) return null;
  const { ancestor, theirs } = draft.conflict;
  const state = (layer: Layer): Documents => {
    const { [documentKey]: _edited, ...others } = documents;
    const merged = mergedDocument(draft.parent, layer);
    return merged ? { ...others, [documentKey]: merged } : others;
  };
  const since = (layer: Layer) => describeChanges({ before: state(ancestor), after: state(layer) });
  const { clashes } = combine(draft.parent, ancestor, draft.layer, theirs);
  const settle = (settlement: Settlement) => {
    workspace.settle(documentKey, settlement);
    onClose();
  };

  return (
    <Dialog title={texts.conflict.title} size="large" onClose={onClose}>
      <p className="op-lead">{texts.conflict.lead(documentName(documents, documentKey))}</p>
      <div className="op-versus">
        <section>
          <h3>{texts.conflict.theirs}</h3>
          <ChangeList changes={since(theirs)} empty={texts.conflict.same} />
        </section>
        <section>
          <h3>{texts.conflict.mine}</h3>
          <ChangeList changes={since(draft.layer)} empty={texts.conflict.same} />
        </section>
      </div>
      <Notice tone={clashes.length > 0 ? 'warning' : 'info'}>
        <p>{clashes.length > 0 ? texts.conflict.clash(clashes.length) : texts.conflict.noClash}</p>
      </Notice>
      <ul className="op-choices">
        <li>
          <Button look="main" onPress={() => settle('both')}>
            {texts.conflict.both}
          </Button>
          <span>{texts.conflict.bothHint}</span>
        </li>
        <li>
          <Button onPress={() => settle('mine')}>{texts.conflict.keepMine}</Button>
          <span>{texts.conflict.keepMineHint}</span>
        </li>
        <li>
          <Button onPress={() => settle('theirs')}>{texts.conflict.takeTheirs}</Button>
          <span>{texts.conflict.takeTheirsHint}</span>
        </li>
      </ul>
    </Dialog>
  );
};
