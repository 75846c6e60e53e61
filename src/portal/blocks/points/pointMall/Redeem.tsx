import { useState } from 'react';
import type { Action } from '#contract/generated/documents.ts';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { useStaleAnswers } from '#portal/calls/use-stale-answers.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { CurrentView } from '#portal/parts/CurrentView.tsx';
import { Notice } from '#portal/parts/Notice.tsx';
import { Convert } from './Convert.tsx';
import { ItemCard } from './ItemCard.tsx';
import { ItemDialog } from './ItemDialog.tsx';

/** Items that points are exchanged for, and the conversion to money. */
export function Redeem({ paymentPassword }: { paymentPassword: Action }) {
  const loaded = useCall('pointRewards', {});
  useStaleAnswers('pointRewards');
  return (
    <CurrentView loaded={loaded} skeleton={<Skeleton height="24rem" />}>
      {(value) => <Offer offer={value} paymentPassword={paymentPassword} />}
    </CurrentView>
  );
}

function Offer({ offer, paymentPassword }: { offer: CallValue<'pointRewards'>; paymentPassword: Action }) {
  const say = useText();
  const run = useAction();
  const [chosen, choose] = useState<string>();
  const item = offer.items.find(({ id }) => id === chosen);
  return (
    <div className="lv-mall-offer">
      {!offer.paymentPassword && (
        <Notice
          icon="lock"
          title={say('points.needsPassword')}
          action={
            <Button variant="primary" onClick={() => void run(paymentPassword)}>
              {say('security.action.set')}
            </Button>
          }
        />
      )}
      {offer.items.length === 0 ? (
        <Notice icon="gift" title={say('points.items.none')} text={say('points.items.noneHint')} />
      ) : (
        <ul className="lv-mall-items" aria-label={say('points.items')}>
          {offer.items.map((each) => (
            <li key={each.id}>
              <ItemCard item={each} offer={offer} onChoose={() => choose(each.id)} />
            </li>
          ))}
        </ul>
      )}
      {offer.paymentPassword && <Convert />}
      {item && <ItemDialog item={item} offer={offer} onDone={() => choose(undefined)} />}
    </div>
  );
}
