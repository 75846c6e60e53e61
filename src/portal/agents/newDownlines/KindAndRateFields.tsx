import { useText } from '#ui/text/use-text.ts';
import { RateField } from '#portal/agents/RateField.tsx';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { KindField } from './KindField.tsx';
import type { KindAndRate } from './use-kind-and-rate.ts';

/** Kind and rate of a new account, within what the agent may give. */
export function KindAndRateFields({
  value: { kinds, step },
  entry: { kind, setKind, typed, setTyped },
  isUnread,
  wrong,
}: {
  value: Pick<CallValue<'agentLinks'>, 'kinds' | 'step'>;
  entry: KindAndRate;
  /** True once it was sent with a rate that is no number. */
  isUnread: boolean;
  wrong: Readonly<Record<string, string>>;
}) {
  const say = useText();
  return (
    <>
      <KindField kinds={kinds} value={kind} wrong={wrong['type']} onChange={setKind} />
      <RateField
        value={typed}
        min={0}
        max={kind.max}
        step={step}
        wrong={isUnread ? say('form.error.invalidNumber') : wrong['rate']}
        onChange={setTyped}
      />
    </>
  );
}
