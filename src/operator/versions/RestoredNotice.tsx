import { Link } from 'react-router-dom';
import type { DocumentKey } from '#engine/packs.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { say } from '../language/say.ts';
import { usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';

/** Says what stands in the drafts again, and the ways on. */
export const RestoredNotice = ({
  restored,
  version,
  onUndo,
}: {
  restored: readonly DocumentKey[];
  version: number;
  onUndo: () => void;
}) => {
  const { pack, version: live } = usePack();
  const { past } = useWorkspaceState();
  // A later edit would be what is undone.
  const isLast = past.at(-1)?.label === say('console.restore.label', { version });
  return (
    <Notice tone="good" live title={say('console.restore.done', { count: restored.length, version })}>
      <p>{say('console.restore.next')}</p>
      <p className="op-row">
        <Link className="op-link" to={`/${pack}/history/compare/${live}/drafts`}>
          {say('console.restore.look')}
        </Link>
        {isLast && <Button onPress={onUndo}>{say('console.bar.undo')}</Button>}
      </p>
    </Notice>
  );
};
