import { useState } from 'react';
import { moved } from '../documents/order.ts';
import { nameOf } from '../documents/reader.ts';
import { useReorder } from '../reorder/useReorder.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import { NewRequirement } from './NewRequirement.tsx';
import { RequirementRow } from './RequirementRow.tsx';
import { SampleText } from './SampleText.tsx';
import type { Safety } from './safety.ts';
import { trySample } from './try-sample.ts';
import type { PatternEdits, PatternEntry } from './usePatternEdits.ts';

/** Most requirements that the schema of patterns allows. */
const most = 8;

/** What a pattern asks for one by one, in the sequence in which a new password lists it, tried against the examples. */
export const RequirementsPart = ({
  id,
  name,
  pattern,
  edits,
  safetyAt,
  locked,
}: {
  id: string;
  name: string;
  pattern: PatternEntry;
  edits: PatternEdits;
  /** The server's verdict on the expression of a requirement. */
  safetyAt: (index: number) => Safety;
  locked: boolean;
}) => {
  const documents = usePackDocuments();
  const listed = pattern.requirements ?? [];
  const { keys, move, remove } = useRowKeys(listed.length);
  const { list, row } = useReorder(listed.length, (from, to) => {
    move(from, to);
    edits.setRequirements(moved(listed, from, to));
  });
  const fulfilled = listed.length === 0 ? [] : pattern.invalid.filter((example) =>
    listed.every((one, index) => trySample(one.pattern, example, safetyAt(index)).outcome === 'matches'),
  ); // oxfmt-ignore
  return (
    <section className="op-pattern-part" aria-labelledby="requirements-title">
      <h3 id="requirements-title">{say('console.patterns.requirements')}</h3>
      <p className="op-quiet">{say('console.patterns.requirementsLead')}</p>
      {listed.length === 0 && <p className="op-quiet">{say('console.patterns.noRequirements')}</p>}
      <ul ref={list} className="op-requirements">
        {listed.map((requirement, index) => {
          const words = nameOf(documents, requirement.text) ?? requirement.pattern;
          return (
            <RequirementRow
              key={keys[index]}
              place={{ pattern: id, index }}
              requirement={requirement}
              words={words}
              order={row(index, words)}
              safety={safetyAt(index)}
              examples={pattern.valid}
              locked={locked}
              onSource={(source) => edits.setRequirement(index, { ...requirement, pattern: source })}
              onRemove={() => {
                remove(index);
                edits.setRequirements(listed.filter((_, other) => other !== index));
              }}
            />
          );
        })}
      </ul>
      {fulfilled.length > 0 && (
        <p className="op-field-error">
          {say('console.patterns.fulfilsAll')}{' '}
          {fulfilled.map((example) => (
            <SampleText key={example} text={example} />
          ))}
        </p>
      )}
      {!locked &&
        (listed.length < most ? (
          <NewRequirement taken={listed} onAdd={(known) => edits.addRequirement(known, name)} />
        ) : (
          <p className="op-hint">{say('console.patterns.mostRequirements', { count: most })}</p>
        ))}
    </section>
  );
};

/** Keys of rows that have no name of their own: a row keeps its key where it moves, so that it keeps the focus. */
function useRowKeys(total: number) {
  const [given, setGiven] = useState<readonly number[]>([]);
  const keys: number[] = [];
  for (let index = 0; index < total; index += 1)
    keys.push(given[index] ?? 1 + Math.max(-1, ...given, ...keys));
  return {
    keys,
    move: (from: number, to: number) => setGiven(moved(keys, from, to)),
    remove: (at: number) => setGiven(keys.filter((_, index) => index !== at)),
  };
}
