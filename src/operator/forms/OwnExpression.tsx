import { useState } from 'react';
import { compilePattern } from '#engine/patterns/patterns.ts';
import type { FormTableRow } from '../documents/form-table.ts';
import { TextInput } from '../parts/TextInput.tsx';
import { say } from '../language/say.ts';
import type { FormEdits } from './useFormEdits.ts';

/** Regular expression of one field. An invalid one stays in the input unsaved. */
export const OwnExpression = ({
  field,
  edits,
  locked,
}: {
  field: FormTableRow;
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
      say('console.fields.editRule', {
        field: field.label,
        what: say('console.changes.rule.acceptedPattern'),
      }),
      { acceptedPattern: source },
      `expression/${field.name}`,
    );
  };
  return (
    <TextInput
      label={say('console.fields.expression')}
      hint={say('console.fields.expressionHint')}
      value={broken ?? saved}
      onChange={change}
      isDisabled={locked}
      spellCheck="false"
      autoComplete="off"
      maxLength={512}
      error={broken === undefined ? undefined : say('console.fields.badExpression')}
    />
  );
};
