import { useState } from 'react';
import type { Published } from '#contract/generated/admin-types.ts';
import { refusalOf } from '../api/refusal.ts';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { PublishedDialog } from '../publication/PublishedDialog.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import './delivery.css';
import { KillSwitches } from './KillSwitches.tsx';
import { RolloutHealth } from './RolloutHealth.tsx';
import { RolloutCard } from './RolloutCard.tsx';
import { say } from '../language/say.ts';
import { useDelivery } from './useDelivery.ts';

/** Delivery of the published version: rollout and kill switches. */
export const DeliveryPage = () => {
  const [stopped, setStopped] = useState<Published>();
  const { abstract } = usePack();
  const { data, error, isPending, refetch } = useDelivery();
  return (
    <section className="op-section" aria-labelledby="live-title">
      <header className="op-section-head">
        <h1 id="live-title">{say('console.delivery.title')}</h1>
        <p className="op-lead">{say('console.delivery.lead')}</p>
      </header>
      {isPending && <Loading />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {data && (
        <>
          <h2>{say('console.delivery.rollout')}</h2>
          {data.rollouts.length === 0 && <p className="op-quiet">{say('console.delivery.noRollout')}</p>}
          <ul className="op-rollouts">
            {data.rollouts.map((rollout) => (
              <RolloutCard key={rollout.brand} rollout={rollout} onStopped={setStopped} />
            ))}
          </ul>
          <RolloutHealth />
          <h2 id="switches-title">{say('console.delivery.switches')}</h2>
          <p className="op-quiet">
            {abstract ? say('console.delivery.abstract') : say('console.delivery.switchesLead')}
          </p>
          {!abstract && <KillSwitches switches={data.kill} />}
        </>
      )}
      {stopped && <PublishedDialog published={stopped} onClose={() => setStopped(undefined)} />}
    </section>
  );
};
