import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf, type ApiRefusal } from '../api/refusal.ts';
import type { Problem } from '../api/types.ts';
import { documentName } from '../documents/document-name.ts';
import { Button } from '../parts/Button.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { ProblemList } from '../problems/ProblemList.tsx';
import { ConflictDialog } from '../conflicts/ConflictDialog.tsx';
import { say } from '../language/say.ts';
import { usePackDocuments, useWorkspace } from '../workspace/WorkspaceContext.tsx';

type PublishRefusalProps = {
  refusal: ApiRefusal;
  /** Heading of the problems that prevent it; by default that nothing was published. */
  invalid?: string;
  /** Called when a link of a problem is followed. */
  onFollow: () => void;
  /** Called to review the changes again. */
  onAgain: () => void;
};

/** Why nothing was published, and the way on. */
export const PublishRefusal = ({
  refusal,
  invalid = say('console.publish.invalid'),
  onFollow,
  onAgain,
}: PublishRefusalProps) => {
  const { problems, documents } = refusal.details;
  if (refusal.code === 'INVALID_DOCUMENTS' && Array.isArray(problems)) {
    return (
      <Notice tone="danger" live title={invalid}>
        <ProblemList problems={problems as Problem[]} onFollow={onFollow} />
      </Notice>
    );
  }
  if (refusal.code === 'STALE_BASE' && Array.isArray(documents)) {
    return <StaleBase keys={documents.map(String)} onAgain={onAgain} />;
  }
  if (refusal.code === 'STALE_VERSION' || refusal.code === 'DRAFTS_CHANGED') {
    return (
      <Notice tone="warning" live title={say('console.publish.stale')}>
        <Button onPress={onAgain}>{say('console.common.retry')}</Button>
      </Notice>
    );
  }
  return <RefusalNotice refusal={refusal} />;
};

const StaleBase = ({ keys, onAgain }: { keys: readonly string[]; onAgain: () => void }) => {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const [clashing, setClashing] = useState<readonly string[]>([]);
  const rebase = useMutation({
    mutationFn: () => workspace.rebase(keys),
    onSuccess: (left) => {
      setClashing(left);
      if (left.length === 0) onAgain();
    },
  });
  const settled = (): void => {
    const left = clashing.slice(1);
    setClashing(left);
    if (left.length === 0) onAgain();
  };
  const names = keys.map((key) => documentName(documents, key)).join(', ');
  return (
    <Notice tone="warning" live title={say('console.publish.stale')}>
      <p>{say('console.publish.rebaseLead', { names })}</p>
      {rebase.error && <RefusalNotice refusal={refusalOf(rebase.error)} />}
      {clashing[0] !== undefined && <ConflictDialog documentKey={clashing[0]} onClose={settled} />}
      <Button busy={rebase.isPending} onPress={() => rebase.mutate()}>
        {rebase.isPending ? say('console.publish.rebaseBusy') : say('console.publish.rebase')}
      </Button>
    </Notice>
  );
};
