import { say } from '../language/say.ts';
import { Answered } from '../parts/Answered.tsx';
import { useDraftList } from '../publication/useDraftList.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { OverviewCard, OverviewLines } from './OverviewCard.tsx';

/** Number of drafted documents by who saved each last, the busiest first. */
function draftsByAuthor(documents: readonly { author: string | null }[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { author } of documents) if (author !== null) counts.set(author, (counts.get(author) ?? 0) + 1);
  return [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

/** Who drafted how many documents. */
export const DraftsCard = () => {
  const { pack } = usePack();
  const drafts = useDraftList();
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
