import { wentWrong } from './release.ts';
import { say } from '../language/say.ts';
import { useReleases } from './useReleases.ts';

/** Number of releases that need attention: failed ones, else those awaiting approval. */
export const ReleasesBadge = () => {
  const releases = useReleases().found?.releases ?? [];
  const troubles = releases.filter(wentWrong).length;
  const waiting = releases.filter(({ state }) => state === 'waiting').length;
  if (troubles + waiting === 0) return null;
  return (
    <span className={troubles > 0 ? 'op-count op-count-danger' : 'op-count'}>
      <span aria-hidden="true">{troubles || waiting}</span>
      <span className="op-unseen">
        {troubles > 0
          ? say('console.releases.troubles', { count: troubles })
          : say('console.releases.waitingFor', { number: waiting })}
      </span>
    </span>
  );
};
