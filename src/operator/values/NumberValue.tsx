import { useId, useState } from 'react';
import type { Json } from '#engine/json/json.ts';
import type { SchemaNode } from '#engine/validate/walk.ts';
import { say } from '../language/say.ts';

function rangeText(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return say('console.values.range.both', { least, most });
  if (least !== undefined) return say('console.values.range.least', { least });
  return most === undefined ? '' : say('console.values.range.most', { most });
}

const bound = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Input of a number within its schema's range; one out of range shows an error and is not applied. */
export const NumberValue = ({
  label,
  describedBy,
  schema,
  value,
  isDisabled,
  onChange,
}: {
  label: string;
  describedBy: string;
  schema: SchemaNode;
  value: Json | undefined;
  isDisabled: boolean;
  onChange: (value: number) => void;
}) => {
  const rangeId = useId();
  const [typed, setTyped] = useState<string>();
  const [least, most] = [bound(schema['minimum']), bound(schema['maximum'])];
  const range = rangeText(least, most);
  const fits = (text: string): boolean => {
    const number = Number(text);
    return (
      text.trim() !== '' &&
      Number.isFinite(number) &&
      (schema['type'] !== 'integer' || Number.isInteger(number)) &&
      number >= (least ?? -Infinity) &&
      number <= (most ?? Infinity)
    );
  };
  const wrong = typed !== undefined && !fits(typed);
  return (
    <div className="op-number-value">
      <input
        type="text"
        inputMode="numeric"
        className="op-input"
        aria-label={label}
        aria-describedby={`${describedBy} ${rangeId}`}
        aria-invalid={wrong}
        data-invalid={wrong || undefined}
        disabled={isDisabled}
        value={typed ?? (value === undefined ? '' : String(value))}
        onChange={(event) => {
          setTyped(event.target.value);
          if (fits(event.target.value)) onChange(Number(event.target.value));
        }}
        onBlur={() => {
          if (!wrong) setTyped(undefined);
        }}
      />
      <span id={rangeId} className={wrong ? 'op-field-error' : 'op-hint'}>
        {wrong ? say('console.values.outOfRange', { range }) : range}
      </span>
    </div>
  );
};
