import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../api/AdminContext.tsx';
import { say } from '../language/say.ts';
import { Answered } from '../parts/Answered.tsx';
import { usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { OverviewCard, OverviewLines } from './OverviewCard.tsx';

/** Number of drafted documents by who saved each last, the busiest first. */
function draftsByAuthor(documents: readonly { author: string | null }[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { author } of documents) if (author !== null) counts.set(author, (counts.get(author) ?? 0) + 1);
  return [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

/** Who drafted how many documents. */
export const DraftsCard = () => {
  const { api } = useAdmin();
  const { pack } = usePack();
  const { saves } = useWorkspaceState();
  const drafts = useQuery({
    queryKey: ['drafts', pack, saves],
    queryFn: () => api.call('documentList', { params: { pack } }),
  });
  return (
    <OverviewCard title={say('console.overview.drafted')} to={`/${pack}/impact`}>
      <Answered asked={drafts}>
        {({ documents }) => (
          <OverviewLines none={say('console.brandList.drafts', { count: 0 })}>
            {draftsByAuthor(documents).map(([author, count]) => (
              <li key={author}>
                <strong>{author}</strong> {say('console.history.documents', { count })}
              </li>
            ))}
          </OverviewLines>
        )}
      </Answered>
    </OverviewCard>
  );
};
