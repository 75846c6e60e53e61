import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Published, Rollout } from '#contract/generated/admin-types.ts';
import { refusalOf } from '../api/refusal.ts';
import { usePackName } from '../brands/usePackName.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { AskDialog } from '../releases/AskDialog.tsx';
import { usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { useDeliveryCalls, useDeliveryStep } from './useDelivery.ts';

/** Shares of visitors that a rollout is widened to, in percent. */
const shares = [1, 5, 10, 25, 50, 75] as const;

/** Rollout of one brand: its share, with its steps and its end. */
export const RolloutCard = ({
  rollout: { brand, rollout, packs, at },
  onStopped,
}: {
  rollout: Rollout;
  /** Called with the version that is live instead; the card is unmounted then. */
  onStopped: (published: Published) => void;
}) => {
  const { pack } = usePack();
  const packName = usePackName();
  const have = say('console.delivery.have', { brand: packName(brand), percent: rollout });
  const rights = useRights('*');
  const calls = useDeliveryCalls();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const widening = useDeliveryStep();
  const stopping = useDeliveryStep<Published>(onStopped);
  const own = packs.find((one) => one.pack === pack);
  const others = packs.filter((one) => one.pack !== pack);
  const steps = shares.filter((step) => step > rollout);
  const widen = (share: number) => widening.mutate(() => calls.widen(brand, share));
  return (
    <li className="op-rollout">
      <p className="op-rollout-share">{have}</p>
      <meter min={0} max={100} value={rollout} aria-label={have} />
      <ul className="op-quiet">
        {packs.map((one) => (
          <li key={one.pack}>
            {say('console.delivery.versions', {
              pack: packName(one.pack),
              version: one.version,
              before: one.before,
            })}{' '}
            {say('console.delivery.since', { when: momentText(at) })}
          </li>
        ))}
      </ul>
      {rights.publish && (
        <div className="op-release-actions">
          {brand === pack &&
            steps.slice(0, 3).map((step) => (
              <Button key={step} isDisabled={widening.isPending} onPress={() => widen(step)}>
                {say('console.delivery.widen', { percent: step })}
              </Button>
            ))}
          {brand === pack && (
            <Button isDisabled={widening.isPending} onPress={() => widen(100)}>
              {say('console.delivery.finish')}
            </Button>
          )}
          {own && (
            <Button look="danger" onPress={() => setAsking(true)}>
              {say('console.delivery.stop')}
            </Button>
          )}
        </div>
      )}
      {others.map((other) => (
        <p key={other.pack}>
          {say('console.delivery.elsewhere', { pack: packName(other.pack) })}{' '}
          <Link className="op-link" to={`/${other.pack}/live`}>
            {say('console.delivery.goTo', { pack: packName(other.pack) })}
          </Link>
        </p>
      ))}
      {widening.error && <RefusalNotice refusal={refusalOf(widening.error)} />}
      {asking && own && (
        <AskDialog
          title={say('console.delivery.stopTitle')}
          lead={say('console.delivery.stopLead', { before: own.before })}
          confirm={say('console.delivery.stop')}
          danger
          step={stopping}
          onConfirm={() => stopping.mutate(() => calls.stop(pack))}
          onClose={close}
        />
      )}
    </li>
  );
};
