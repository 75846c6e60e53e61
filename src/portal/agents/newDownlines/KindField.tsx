import { useId } from 'react';
import { useText } from '#ui/text/use-text.ts';
import { TeamField } from '#portal/agents/TeamField.tsx';
import type { CallValue } from '#portal/gateway/call-types.ts';

export type NewKind = CallValue<'agentLinks'>['kinds'][number];

/** Choice of the kind of an account, of those that may stand below the agent. */
export function KindField({
  kinds,
  value,
  wrong,
  onChange,
}: {
  kinds: readonly NewKind[];
  value: NewKind;
  wrong: string | undefined;
  onChange: (kind: NewKind) => void;
}) {
  const say = useText();
  const id = useId();
  return (
    <TeamField id={id} label={say('team.kind')} wrong={wrong}>
      <select
        id={id}
        className="lv-select-arrow"
        value={value.type}
        aria-describedby={`${id}-told`}
        onChange={({ target }) => {
          const chosen = kinds.find(({ type }) => String(type) === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {kinds.map(({ type }) => (
          <option key={type} value={type}>
            {say(`team.kind.${type}`)}
          </option>
        ))}
      </select>
    </TeamField>
  );
}
