import { own } from '#engine/json/json.ts';
import type { FormTableRow } from '../documents/form-table.ts';
import { documentOf, nameOf } from '../documents/reader.ts';
import { Picker } from '../parts/Picker.tsx';
import { say } from '../language/say.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import type { FormEdits } from './useFormEdits.ts';

// No ids of patterns: those begin with a letter.
const ANYTHING = '*any*';
const OWN = '*own*';

/** Picks a pattern of the catalogue, an expression of the field's own, or none. */
export const PatternSelect = ({
  field,
  edits,
  disabled,
}: {
  field: FormTableRow;
  edits: FormEdits;
  disabled: boolean;
}) => {
  const documents = usePackDocuments();
  const catalogue = documentOf(documents, 'patterns', 'main')?.patterns ?? {};
  const { name, label } = field;
  const { patternId, acceptedPattern } = field.rule;
  const source = own(catalogue, patternId ?? '')?.pattern ?? '.*';
  const known = Object.entries(catalogue).map(([id, pattern]) => ({
    id,
    name: nameOf(documents, pattern.description) ?? id,
    hint: pattern.valid.slice(0, 3).join(' · '),
  }));
  const missing = patternId !== undefined && !Object.hasOwn(catalogue, patternId);
  const choose = (id: string) =>
    edits.setRule(
      name,
      say('console.fields.editRule', { field: label, what: say('console.changes.rule.patternId') }),
      id === OWN
        ? // The texts of a pattern say what it accepts; an expression of its own may accept something else.
          { patternId: undefined, acceptedPattern: source }
        : { patternId: id === ANYTHING ? undefined : id, acceptedPattern: undefined },
    );
  return (
    <Picker
      label={say('console.fields.patternOf', { field: label })}
      value={acceptedPattern ? OWN : (patternId ?? ANYTHING)}
      disabled={disabled}
      options={[
        { id: ANYTHING, name: say('console.fields.anything'), hint: say('console.fields.anythingHint') },
        ...known,
        ...(missing ? [{ id: patternId, name: patternId, hint: say('console.fields.missingPattern') }] : []),
        { id: OWN, name: say('console.fields.ownPattern'), hint: say('console.fields.ownPatternHint') },
      ]}
      onChange={choose}
    />
  );
};
