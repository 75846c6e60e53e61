import { useState } from 'react';
import { own } from '#engine/json/json.ts';
import { documentOf, nameOf } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { Picker } from '../parts/Picker.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import type { PatternRequirement } from './usePatternEdits.ts';

// No key of a text.
const OWN = '*';

/** Adds a requirement: one that the catalogue knows already, or one with words of its own (`undefined`). */
export const NewRequirement = ({
  taken,
  onAdd,
}: {
  taken: readonly PatternRequirement[];
  onAdd: (known: PatternRequirement | undefined) => void;
}) => {
  const documents = usePackDocuments();
  const catalogue = documentOf(documents, 'patterns', 'main')?.patterns ?? {};
  const known = Object.fromEntries(
    Object.values(catalogue)
      .flatMap(({ requirements = [] }) => requirements)
      .filter(({ text }) => !taken.some((one) => one.text === text))
      .map((one) => [one.text, one]),
  );
  const [chosen, choose] = useState(OWN);
  const value = own(known, chosen) ? chosen : OWN;
  return (
    <form
      className="op-example-add"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(own(known, value));
        choose(OWN);
      }}
    >
      <div className="op-field">
        <span className="op-field-title" aria-hidden="true">
          {say('console.patterns.requirementToAdd')}
        </span>
        <Picker
          label={say('console.patterns.requirementToAdd')}
          value={value}
          options={[
            {
              id: OWN,
              name: say('console.patterns.requirementOwn'),
              hint: say('console.patterns.requirementOwnHint'),
            },
            ...Object.values(known).map(({ text, pattern }) => ({
              id: text,
              name: nameOf(documents, text) ?? text,
              hint: pattern,
            })),
          ]}
          onChange={choose}
        />
      </div>
      <Button type="submit">
        {say('console.patterns.add')}
        <span className="op-unseen">: {say('console.patterns.requirementToAdd')}</span>
      </Button>
    </form>
  );
};
