import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useDevice, type PushOffered } from '#portal/push/use-device.ts';

const words = {
  on: 'messages.push.isOn',
  blocked: 'messages.push.blocked',
  unable: 'messages.push.unable',
} as const;

/** Turns notifications on this device on and off. */
export function PushDevice({ push }: { push: PushOffered }) {
  const say = useText();
  const { state, busy, turnOn, turnOff } = useDevice(push);
  const isSwitch = state === 'on' || state === 'off';
  return (
    <section className="lv-messages-push" aria-label={say('messages.push.device')} aria-live="polite">
      <h3>{say('messages.push.device')}</h3>
      {state !== 'asking' && state !== 'off' && <p>{say(words[state])}</p>}
      {isSwitch && (
        <Button
          size="small"
          icon="bell"
          busy={busy}
          onClick={() => void (state === 'on' ? turnOff() : turnOn())}
        >
          {say(state === 'on' ? 'messages.push.off' : 'messages.push.on')}
        </Button>
      )}
    </section>
  );
}
