import { useId } from 'react';
import { useText, type Say } from '#ui/text/use-text.ts';
import { TeamField } from '#portal/agents/TeamField.tsx';
import type { CallValue } from '#portal/gateway/call-types.ts';

export type NewKind = CallValue<'agentLinks'>['kinds'][number];

/** What an account of a kind is for, by the rules of the brand. */
function kindWords({ type, below }: NewKind, say: Say): string {
  if (type === 0) return say('team.kind.what.0');
  if (below.length === 0) return say('team.kind.what.none');
  return say('team.kind.what', { kinds: below.map((kind) => say(`team.kind.${kind}`)).join(', ') });
}

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
    <TeamField id={id} label={say('team.kind')} hint={kindWords(value, say)} wrong={wrong}>
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
