import { Link, useNavigate } from 'react-router-dom';
import { automaticNote } from '#contract/automatic-notes.ts';
import { refusalOf, unsavedRefusal } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { useReleaseCalls, useReleaseStep } from '../releases/useReleases.ts';
import { usePack, useWorkspace, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { useComparison } from './useComparison.ts';
import { useRestore } from './useRestore.ts';

/** Offers a release of an earlier version that asks for approval, where going back at once needs one. */
export const RollbackRequest = ({
  version,
  live,
  onClose,
}: {
  version: number;
  live: number;
  onClose: () => void;
}) => {
  const workspace = useWorkspace();
  const { pack } = usePack();
  const { drafts } = useWorkspaceState();
  const navigate = useNavigate();
  const calls = useReleaseCalls();
  const { differences } = useComparison(version, live);
  const { restorable, restore } = useRestore(version, differences, 'before');
  // Nobody's unpublished work is written over without being looked at.
  const taken = restorable.filter((key) => (drafts[key]?.revision ?? 0) > 0);
  const ask = useReleaseStep(
    async () => {
      restore(restorable);
      if (!(await workspace.flush())) throw unsavedRefusal({ message: say('console.publish.unsaved') });
      const saved = workspace.getState().drafts;
      const documents = Object.fromEntries(restorable.map((key) => [key, saved[key]?.revision ?? 0]));
      return calls.make({ title: automaticNote('back', { version }), documents, request: true });
    },
    () => {
      onClose();
      void navigate(`/${pack}/releases`);
    },
  );
  const failure = ask.error ? refusalOf(ask.error) : undefined;
  return (
    <>
      {restorable.length > 0 && taken.length === 0 && (
        <>
          <p>{say('console.history.askLead', { version })}</p>
          <Button look="main" busy={ask.isPending} onPress={() => ask.mutate(undefined)}>
            {ask.isPending ? say('console.history.asking') : say('console.history.ask')}
          </Button>
        </>
      )}
      {taken.length > 0 && !ask.isPending && (
        <p>{say('console.history.askTaken', { documents: taken.join(', ') })}</p>
      )}
      {failure && <RefusalNotice refusal={failure} />}
      <p>
        <Link className="op-link" to={`/${pack}/history/compare/${version}/${live}`}>
          {say('console.restore.instead', { version })}
        </Link>
      </p>
    </>
  );
};
