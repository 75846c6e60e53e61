import { useState, type ReactNode } from 'react';
import { TextInput } from './TextInput.tsx';

type Words = { label: string; hint: string; missing: string };

/** A required name: its input, and `take`, which returns the name or shows that it is missing. */
export function useNeededName(
  initial: string,
  words: Words,
): { input: ReactNode; take(): string | undefined } {
  const [typed, setTyped] = useState(initial);
  const [missing, setMissing] = useState(false);
  return {
    input: (
      <TextInput
        label={words.label}
        hint={words.hint}
        value={typed}
        maxLength={80}
        onChange={(next) => {
          setTyped(next);
          setMissing(false);
        }}
        error={missing ? words.missing : undefined}
      />
    ),
    take() {
      const name = typed.trim();
      setMissing(name === '');
      return name === '' ? undefined : name;
    },
  };
}
