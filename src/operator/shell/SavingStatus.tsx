import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { DocumentKey } from '#engine/packs.ts';
import { Button } from '../parts/Button.tsx';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { say } from '../language/say.ts';
import { isChanged, savingState, type Conflict, type SavingState } from '../workspace/state.ts';
import { useWorkspace, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { useConflictAuthor } from '../conflicts/useConflictAuthor.ts';

const icons: Record<SavingState['state'], IconName> = {
  saved: 'check',
  unsaved: 'cloud',
  saving: 'cloud',
  conflict: 'problems',
  failed: 'problems',
};

const ConflictDialog = lazy(() =>
  import('../conflicts/ConflictDialog.tsx').then((part) => ({ default: part.ConflictDialog })),
);

/** Who saved what cannot be merged by itself. */
const ConflictWords = ({ documentKey, conflict }: { documentKey: DocumentKey; conflict: Conflict }) => {
  const account = useConflictAuthor(documentKey, conflict);
  return account === undefined
    ? say('console.saving.conflict')
    : say('console.saving.conflictBy', { account });
};

/** State of saving to the server, with actions for failures. */
export const SavingStatus = () => {
  const workspace = useWorkspace();
  const { drafts, status } = useWorkspaceState();
  const [comparing, setComparing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isConflict = savingState(drafts).state === 'conflict';
  const isOpen = isConflict && comparing;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // A settled conflict goes with its button, which had the focus before the dialog.
    if (wasOpen.current && !isConflict) place.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isConflict]);
  if (status !== 'ready') return null;
  const saving = savingState(drafts);
  const conflict = saving.state === 'conflict' ? drafts[saving.key]?.conflict : undefined;
  const changed = Object.values(drafts).some(isChanged);
  const words =
    saving.state === 'saved' && !changed
      ? say('console.saving.noDraft')
      : saving.state === 'failed' && saving.refusal.code === 'OFFLINE'
        ? say('console.saving.offline')
        : say(`console.saving.${saving.state}`);
  return (
    <div ref={place} tabIndex={-1} className="op-saving" data-state={saving.state}>
      <p role="status">
        <Icon name={icons[saving.state]} />
        <span>
          {conflict && saving.state === 'conflict' ? (
            <ConflictWords documentKey={saving.key} conflict={conflict} />
          ) : (
            words
          )}
        </span>
      </p>
      {saving.state === 'failed' && (
        <>
          <span className="op-saving-why">{saving.refusal.message}</span>
          <Button look="quiet" onPress={() => void workspace.flush()}>
            {say('console.common.retry')}
          </Button>
        </>
      )}
      {saving.state === 'conflict' && (
        <Button look="quiet" onPress={() => setComparing(true)}>
          {say('console.saving.resolve')}
        </Button>
      )}
      {saving.state === 'conflict' && isOpen && (
        <Suspense fallback={null}>
          <ConflictDialog documentKey={saving.key} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </div>
  );
};
