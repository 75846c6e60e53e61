import { useEffect, useState } from 'react';
import type { CallTypes } from '#contract/generated/calls.ts';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { isUnasked } from '#portal/push/device.ts';
import { noteAsked, wasAsked } from '#portal/push/device-owner.ts';
import { useDevice, type PushOffered } from '#portal/push/use-device.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { useMessageSteps } from './use-message-steps.ts';

/** Asks once on a device, after a member has read a message, whether they are wanted as notifications here. */
export function PushOffer() {
  const { session, shared } = usePortal();
  const memberId = session.current?.customerId;
  const [isAsked, setAsked] = useState(
    () => memberId !== undefined && isUnasked() && !wasAsked(shared, memberId),
  );
  return isAsked && <Offer onClose={() => setAsked(false)} />;
}

function Offer({ onClose }: { onClose: () => void }) {
  const loaded = useCall('messageChoices', {});
  if (loaded.state !== 'ready' || !loaded.value.push) return null;
  return <Question choices={loaded.value.choices} push={loaded.value.push} onClose={onClose} />;
}

function Question({
  choices,
  push,
  onClose,
}: {
  choices: CallTypes['messageChoices']['value']['choices'];
  push: PushOffered;
  onClose: () => void;
}) {
  const say = useText();
  const { session, shared } = usePortal();
  const steps = useMessageSteps();
  const { state, busy, turnOn } = useDevice(push);
  const memberId = session.current?.customerId;
  useEffect(() => {
    if (memberId !== undefined) noteAsked(shared, memberId);
  }, [memberId, shared]);
  if (state === 'asking' || state === 'unable') return null;
  return (
    <aside className="lv-messages-push" aria-label={say('messages.push.ask')}>
      <h3>{say('messages.push.ask')}</h3>
      {state === 'off' && (
        <>
          <p>{say('messages.push.why')}</p>
          <div className="lv-messages-push-steps">
            <Button variant="primary" size="small" icon="bell" busy={busy} onClick={() => void turnOn()}>
              {say('messages.push.on')}
            </Button>
            <Button variant="ghost" size="small" onClick={onClose}>
              {say('messages.push.notNow')}
            </Button>
          </div>
        </>
      )}
      {state === 'blocked' && <p>{say('messages.push.blocked')}</p>}
      {state === 'on' && (
        <div className="lv-messages-choices">
          <p>{say('messages.push.isOn')}</p>
          <ChoiceFields choices={choices} only="push" steps={steps} />
        </div>
      )}
    </aside>
  );
}
