import { Link } from 'react-router-dom';
import { useAdmin } from '../api/AdminContext.tsx';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Answered } from '../parts/Answered.tsx';
import { useReleases } from '../releases/useReleases.ts';
import { scheduleOf } from '../schedule/schedule.ts';
import { usePack, usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { OverviewCard, OverviewLines } from './OverviewCard.tsx';

const SHOWN = 5;

/** What begins next, and the releases that wait for somebody. */
export const PlansCards = ({ timeZone }: { timeZone: string }) => {
  const { timers } = useAdmin();
  const { pack } = usePack();
  const documents = usePackDocuments();
  const { found, ...asked } = useReleases();
  const now = new Date(timers.now());
  const answer = { ...asked, data: found?.releases };
  return (
    <>
      <OverviewCard title={say('console.overview.planned')} to={`/${pack}/schedule`}>
        <Answered asked={answer}>
          {(releases) => {
            const next = scheduleOf({
              documents,
              releases,
              rollouts: [],
              rolloutName: () => '',
              now,
              timeZone,
            });
            return (
              <OverviewLines none={say('console.overview.noPlans')}>
                {next
                  .filter(({ phase, only }) => phase === 'coming' && only !== 'expires')
                  .slice(0, SHOWN)
                  .map(({ id, to, name, kind, from }) => (
                    <li key={id}>
                      <Link className="op-link" to={`/${pack}/${to}`}>
                        {name}
                      </Link>
                      <span className="op-quiet">
                        {say(`console.schedule.kinds.${kind}`)} · {momentText(from, timeZone)}
                      </span>
                    </li>
                  ))}
              </OverviewLines>
            );
          }}
        </Answered>
      </OverviewCard>
      <OverviewCard title={say('console.releases.states.waiting')} to={`/${pack}/releases`}>
        <Answered asked={answer}>
          {(releases) => (
            <OverviewLines none={say('console.overview.noneWaits')}>
              {releases
                .filter(({ state }) => state === 'waiting')
                .map(({ id, title, author }) => (
                  <li key={id}>
                    <Link className="op-link" to={`/${pack}/releases`}>
                      {title}
                    </Link>
                    <span className="op-quiet">{say('console.history.by', { author })}</span>
                  </li>
                ))}
            </OverviewLines>
          )}
        </Answered>
      </OverviewCard>
    </>
  );
};
