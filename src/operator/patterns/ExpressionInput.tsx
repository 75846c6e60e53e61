import { useState } from 'react';
import { compilePattern } from '#engine/patterns/patterns.ts';
import { TextInput } from '../parts/TextInput.tsx';
import { say } from '../language/say.ts';

/** Input of a regular expression. One that does not compile stays here until it does. */
export const ExpressionInput = ({
  label,
  hint,
  source,
  locked,
  onChange,
}: {
  label: string;
  hint?: string;
  source: string;
  locked: boolean;
  onChange: (source: string) => void;
}) => {
  const [broken, setBroken] = useState<string>();
  const change = (typed: string) => {
    const fits = typed !== '' && compilePattern(typed) !== undefined;
    setBroken(fits ? undefined : typed);
    if (fits) onChange(typed);
  };
  return (
    <div className="op-expression">
      <TextInput
        label={label}
        {...(hint !== undefined && { hint })}
        value={broken ?? source}
        onChange={change}
        isDisabled={locked}
        spellCheck="false"
        autoComplete="off"
        maxLength={512}
        error={broken === undefined ? undefined : say('console.patterns.badExpression')}
      />
    </div>
  );
};
