import { useState } from 'react';
import { Link } from 'react-router-dom';
import { refusalOf } from '../api/refusal.ts';
import type { Published } from '../api/types.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { AskDialog } from '../releases/AskDialog.tsx';
import { usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import type { Rollout } from './calls.ts';
import { deliveryTexts as texts } from './texts.ts';
import { useDeliveryCalls, useDeliveryStep } from './useDelivery.ts';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A rollout of one brand: how far it is, with its steps and its end. */
export const RolloutCard = ({
  rollout: { brand, rollout, packs, at },
  onStopped,
}: {
  rollout: Rollout;
  /** Told what is live instead: this is gone then. */
  onStopped: (published: Published) => void;
}) => {
  const { pack } = usePack();
  const rights = useRights('*');
  const calls = useDeliveryCalls();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const widening = useDeliveryStep();
  const stopping = useDeliveryStep<Published>(onStopped);
  const own = packs.find((one) => one.pack === pack);
  const others = packs.filter((one) => one.pack !== pack);
  const steps = texts.steps.filter((step) => step > rollout);
  const widen = (share: number) => widening.mutate(() => calls.widen(brand, share));
  return (
    <li className="op-rollout">
      <p className="op-rollout-share">{texts.have(brand, rollout)}</p>
      <meter min={0} max={100} value={rollout} aria-label={texts.have(brand, rollout)} />
      <ul className="op-quiet">
        {packs.map((one) => (
          <li key={one.pack}>
            {texts.versions(one.pack, one.version, one.before)} {texts.since(when.format(new Date(at)))}
          </li>
        ))}
      </ul>
      {rights.publish && (
        <div className="op-release-actions">
          {brand === pack &&
            steps.slice(0, 3).map((step) => (
              <Button key={step} isDisabled={widening.isPending} onPress={() => widen(step)}>
                {texts.widen(step)}
              </Button>
            ))}
          {brand === pack && (
            <Button isDisabled={widening.isPending} onPress={() => widen(100)}>
              {texts.finish}
            </Button>
          )}
          {own && (
            <Button look="danger" onPress={() => setAsking(true)}>
              {texts.stop}
            </Button>
          )}
        </div>
      )}
      {others.map((other) => (
        <p key={other.pack}>
          {texts.elsewhere(other.pack)}{' '}
          <Link className="op-link" to={`/${other.pack}/live`}>
            {texts.goTo(other.pack)}
          </Link>
        </p>
      ))}
      {widening.error && <RefusalNotice refusal={refusalOf(widening.error)} />}
      {asking && own && (
        <AskDialog
          title={texts.stopTitle}
          lead={texts.stopLead(own.before)}
          confirm={texts.stop}
          danger
          step={stopping}
          onConfirm={() => stopping.mutate(() => calls.stop(pack))}
          onClose={close}
        />
      )}
    </li>
  );
};
