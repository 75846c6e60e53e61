import { useState } from 'react';
import { say } from '../language/say.ts';
import { TextInput } from '../parts/TextInput.tsx';

/** A name as it is typed; one that is needed and empty changes nothing. */
export const NameInput = ({
  label,
  value,
  isDisabled,
  isRequired = false,
  onChange,
}: {
  label: string;
  value: string;
  isDisabled: boolean;
  isRequired?: boolean;
  onChange: (value: string | undefined) => void;
}) => {
  const [empty, setEmpty] = useState(false);
  return (
    <TextInput
      label={label}
      value={empty ? '' : value}
      maxLength={64}
      isDisabled={isDisabled}
      isRequired={isRequired}
      error={empty ? say('console.words.empty') : undefined}
      onBlur={() => setEmpty(false)}
      onChange={(next) => {
        const none = next.trim() === '';
        setEmpty(none && isRequired);
        if (!none || !isRequired) onChange(none ? undefined : next);
      }}
    />
  );
};
