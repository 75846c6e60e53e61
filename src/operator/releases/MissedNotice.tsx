import { Link, useMatch } from 'react-router-dom';
import { Notice } from '../parts/Notice.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { wentWrong } from './release.ts';
import { say } from '../language/say.ts';
import { useReleases } from './useReleases.ts';
import { zonedMoment } from './zone-time.ts';

/** Notice on every other page while a release has missed its time. */
export const MissedNotice = () => {
  const { pack } = usePack();
  const { found } = useReleases();
  // The releases page shows it at each release.
  const onReleases = useMatch('/:pack/releases') !== null;
  const missed = found?.releases.filter(wentWrong) ?? [];
  if (!found || missed.length === 0 || onReleases) return null;
  return (
    <Notice tone="danger" live title={say('console.releases.troubles', { count: missed.length })}>
      <ul className="op-plain-list">
        {missed.map(({ id, title, dueAt, reason }) => (
          <li key={id}>
            {dueAt
              ? say('console.releases.wentWrong', {
                  title,
                  when: zonedMoment(new Date(dueAt), found.page.timeZone),
                })
              : title}
            : {reason?.message}
          </li>
        ))}
      </ul>
      <Link className="op-link" to={`/${pack}/releases`}>
        {say('console.releases.goThere')}
      </Link>
    </Notice>
  );
};
