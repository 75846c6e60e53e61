import { useState } from 'react';
import { say } from '../language/say.ts';
import { TextInput } from '../parts/TextInput.tsx';

/** A whole number within bounds; what is none stays in the field and changes nothing. */
export const WholeNumber = ({
  label,
  value,
  least,
  most,
  isDisabled,
  onChange,
}: {
  label: string;
  value: number;
  least: number;
  most: number;
  isDisabled: boolean;
  onChange: (value: number) => void;
}) => {
  const [typed, setTyped] = useState<string>();
  const read = (text: string): number | undefined => {
    const number = Number(text);
    return /^\d+$/u.test(text) && number >= least && number <= most ? number : undefined;
  };
  const shown = typed ?? String(value);
  const wrong = read(shown) === undefined;
  return (
    <TextInput
      label={label}
      value={shown}
      inputMode="numeric"
      isDisabled={isDisabled}
      isRequired
      error={wrong ? say('console.content.between', { least, most }) : undefined}
      onChange={(text) => {
        setTyped(text);
        const next = read(text);
        if (next !== undefined) onChange(next);
      }}
      onBlur={() => {
        if (!wrong) setTyped(undefined);
      }}
    />
  );
};
