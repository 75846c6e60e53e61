import { refusalOf } from '../api/refusal.ts';
import { RefusalNotice } from '../parts/Notice.tsx';
import { rolloutWords } from './rollout-words.ts';
import { StoppedRollout } from './StoppedRollout.tsx';
import { useRolloutHealth } from './useRolloutHealth.ts';

/** Refetch interval in milliseconds. */
const lookAgain = 15_000;

/** Pages in which something broke, of a rollout and of the other visitors; and the rollout that was stopped for it. */
export const RolloutHealth = () => {
  const { data, error, refetch } = useRolloutHealth(lookAgain);
  return (
    <>
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {data?.stopped && <StoppedRollout stopped={data.stopped} />}
      {data?.health.map((one) => (
        <p key={one.brand} className="op-quiet">
          {rolloutWords(one)}
        </p>
      ))}
    </>
  );
};
