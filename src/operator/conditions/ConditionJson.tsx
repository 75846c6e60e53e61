import { useState } from 'react';
import { TextArea, TextField } from 'react-aria-components';
import type { Json } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import { say } from '../language/say.ts';

const shown = (value: Json | undefined): string =>
  value === undefined ? '' : JSON.stringify(value, null, 2);

type Parsed = { value: Json | undefined } | { fault: string };

function parse(text: string): Parsed {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) as Json };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** The condition as JSON. Invalid JSON stays here and changes nothing. */
export const ConditionJson = ({
  label,
  value,
  disabled,
  onChange,
}: {
  label: string;
  value: Json | undefined;
  disabled: boolean;
  onChange: (value: Json | undefined) => void;
}) => {
  const [typed, setTyped] = useState<{ text: string; value: Json | undefined }>();
  const isMine = typed && sameJson(typed.value ?? null, value ?? null);
  const text = isMine ? typed.text : shown(value);
  const parsed = parse(text);
  return (
    <TextField
      className="op-field"
      aria-label={label}
      value={text}
      isDisabled={disabled}
      isInvalid={'fault' in parsed}
      onChange={(next) => {
        const read = parse(next);
        const means = 'fault' in read ? value : read.value;
        setTyped({ text: next, value: means });
        if (!sameJson(means ?? null, value ?? null)) onChange(means);
      }}
    >
      <TextArea
        className="op-input op-condition-json"
        rows={Math.min(16, text.split('\n').length + 1)}
        spellCheck={false}
      />
      {'fault' in parsed && (
        <p className="op-field-error" role="alert">
          {say('console.conditions.noJson', { reason: parsed.fault })}
        </p>
      )}
    </TextField>
  );
};
