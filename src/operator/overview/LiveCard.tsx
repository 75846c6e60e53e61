import { Link } from 'react-router-dom';
import { useDelivery } from '../delivery/useDelivery.ts';
import { say } from '../language/say.ts';
import { Answered } from '../parts/Answered.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Time } from '../parts/Time.tsx';
import { useVersions } from '../publication/useVersions.ts';
import { packTitle, usePack } from '../workspace/WorkspaceContext.tsx';
import { OverviewCard } from './OverviewCard.tsx';

/** The version that is live, who published it and when, and what is held back of it. */
export const LiveCard = ({ timeZone }: { timeZone: string }) => {
  const pack = usePack();
  const versions = useVersions(pack.pack);
  const delivery = useDelivery();
  return (
    <OverviewCard title={say('console.history.live')} to={`/${pack.pack}/history`}>
      <Answered asked={versions}>
        {([newest]) =>
          newest ? (
            <>
              <p className="op-overview-figure">
                {say('console.history.version', { version: newest.version })}
              </p>
              <p className="op-quiet">
                {say('console.history.by', { author: newest.author })} ·{' '}
                <Time at={newest.at} timeZone={timeZone} />
              </p>
              {newest.note !== '' && <p>{newest.note}</p>}
            </>
          ) : (
            <p className="op-quiet">{say('console.history.emptyTitle')}</p>
          )
        }
      </Answered>
      <Answered asked={delivery}>
        {({ rollouts, kill }) => (
          <>
            {rollouts.map(({ brand, rollout }) => (
              <p key={brand}>
                <Link className="op-link" to={`/${pack.pack}/live`}>
                  {say('console.schedule.rolloutOf', { brand, percent: rollout })}
                </Link>
              </p>
            ))}
            {kill.length > 0 && (
              <p>
                <Link className="op-link" to={`/${pack.pack}/live`}>
                  {say('console.overview.switchedOff', { count: kill.length })}
                </Link>
              </p>
            )}
          </>
        )}
      </Answered>
      {pack.hidden && <p className="op-chip op-chip-warning">{say('console.brands.hidden')}</p>}
      {pack.url && (
        <a className="op-link" href={pack.url} target="_blank" rel="noreferrer">
          {say('console.brandList.portal')}
          <span className="op-unseen"> {say('console.brandList.portalOf', { name: packTitle(pack) })}</span>
          <Icon name="external" />
        </a>
      )}
    </OverviewCard>
  );
};
