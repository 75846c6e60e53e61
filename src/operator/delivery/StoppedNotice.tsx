import { useState } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { readStop } from './rollout-stop.ts';
import { StoppedRollout } from './StoppedRollout.tsx';
import { useRolloutHealth } from './useRolloutHealth.ts';

/** Refetch interval in milliseconds. */
const lookAgain = 30_000;

/** Notice on every other page to those who may publish the pack: a rollout stopped by itself, until they have read it. */
export const StoppedNotice = () => {
  const { pack } = usePack();
  const { publish } = useRights();
  const { data } = useRolloutHealth(lookAgain, publish);
  const [, setRead] = useState('');
  const onLive = useMatch('/:pack/live') !== null;
  const stopped = data?.stopped;
  if (!publish || !stopped || onLive || readStop.is(pack, stopped.at)) return null;
  const read = (): void => {
    readStop.mark(pack, stopped.at);
    setRead(stopped.at);
  };
  return (
    <StoppedRollout stopped={stopped} live>
      <div className="op-buttons op-buttons-start">
        <Link className="op-link" to={`/${pack}/live`}>
          {say('console.delivery.health.goThere')}
        </Link>
        <Button onPress={read}>{say('console.delivery.health.read')}</Button>
      </div>
    </StoppedRollout>
  );
};
