import { useState } from 'react';
import { compilePattern } from '#engine/patterns.ts';
import type { FieldRow } from '../documents/form-table.ts';
import { TextInput } from '../parts/TextInput.tsx';
import { texts } from '../texts.ts';
import type { FormEdits } from './useFormEdits.ts';

/** A regular expression for one field. What does not compile is kept in the box and not saved. */
export const OwnExpression = ({
  field,
  edits,
  locked,
}: {
  field: FieldRow;
  edits: FormEdits;
  locked: boolean;
}) => {
  const saved = field.rule.acceptedPattern ?? '';
  const [broken, setBroken] = useState<string>();
  const change = (source: string) => {
    if (source === '' || compilePattern(source) === undefined) {
      setBroken(source);
      return;
    }
    setBroken(undefined);
    edits.setRule(
      field.name,
      texts.forms.editRule(field.label, texts.changes.rule.acceptedPattern),
      { acceptedPattern: source },
      `expression/${field.name}`,
    );
  };
  return (
    <TextInput
      label={texts.forms.expression}
      hint={texts.forms.expressionHint}
      value={broken ?? saved}
      onChange={change}
      isDisabled={locked}
      spellCheck="false"
      autoComplete="off"
      maxLength={512}
      error={broken === undefined ? undefined : texts.forms.badExpression}
    />
  );
};
