import { useState } from 'react';
import { say } from '../language/say.ts';

const digitsOnly = /^\d{1,15}$/u;

/** A whole number in a cell of a table: typed, it counts at once; what is none, or less than may be, stays in the field and is told. */
export const NumberCell = ({
  label,
  value,
  least = 0,
  empty,
  isDisabled,
  onChange,
}: {
  label: string;
  value: number | undefined;
  least?: number;
  /** What no number means, where there may be none. */
  empty?: string;
  isDisabled: boolean;
  onChange: (value: number | undefined) => void;
}) => {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value === undefined ? '' : String(value));
  const isRight = (text: string): boolean =>
    text === '' ? empty !== undefined : digitsOnly.test(text) && Number(text) >= least;
  const wrong = !isRight(shown);
  return (
    <>
      <input
        className="op-input op-mall-number"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={wrong}
        placeholder={empty}
        value={shown}
        disabled={isDisabled}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isRight(target.value)) onChange(target.value === '' ? undefined : Number(target.value));
        }}
        onBlur={() => !wrong && setTyped(undefined)}
      />
      {wrong && (
        <span className="op-mall-wrong" role="alert">
          {say('console.mall.wrong', { least })}
        </span>
      )}
    </>
  );
};
