import { useQuery } from '@tanstack/react-query';
import type { Thing } from '#engine/references/uses.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { fetchUses } from './calls.ts';
import { say } from '../language/say.ts';
import { UseList } from './UseList.tsx';

/** Uses of a thing, as of the last saved draft. */
export const UsesPanel = ({ thing, onFollow }: { thing: Thing; onFollow?: () => void }) => {
  const { api } = useAdmin();
  const { pack } = usePack();
  const { saves } = useWorkspaceState();
  const { data, error, refetch } = useQuery({
    queryKey: ['uses', pack, thing.kind, thing.name, saves],
    queryFn: () => fetchUses(api, pack, thing),
    placeholderData: (before) => before,
  });
  if (error) return <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={3} />;
  if (data.total === 0)
    return (
      <p className="op-quiet">
        {thing.kind === 'text' ? say('console.uses.noneText') : say('console.uses.none')}
      </p>
    );
  return (
    <div className="op-uses-panel">
      <p>{say('console.uses.count', { count: data.total })}</p>
      <UseList uses={data.uses} {...(onFollow && { onFollow })} />
      {data.total > data.uses.length && (
        <p className="op-quiet">{say('console.uses.more', { count: data.total - data.uses.length })}</p>
      )}
    </div>
  );
};
