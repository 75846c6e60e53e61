import { useState } from 'react';
import { own } from '#engine/json/json.ts';
import { documentOf, nameOf } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { usePackDocuments, usePack, useRights, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { DeletePatternDialog } from './DeletePatternDialog.tsx';
import { Examples } from './Examples.tsx';
import { ExpressionPartView } from './ExpressionPartView.tsx';
import { patternUses } from './pattern-uses.ts';
import { RequirementsPart } from './RequirementsPart.tsx';
import { patternProblems, PATTERNS, safetyOf } from './safety.ts';
import { TestBench } from './TestBench.tsx';
import { say } from '../language/say.ts';
import { usePattern } from './usePatternEdits.ts';
import { UsesPart } from './UsesPart.tsx';

const wordings = ['message', 'messageSame', 'messageOpen'] as const;

/** Editor of a pattern: expression and meaning, a bench to try it, examples, messages, and uses. */
export const PatternEditor = ({ id, onCopy }: { id: string; onCopy: () => void }) => {
  const documents = usePackDocuments();
  const rights = useRights('patterns');
  const { pack } = usePack();
  const state = useWorkspaceState();
  const [deleting, setDeleting] = useState(false);
  const pattern = own(documentOf(documents, 'patterns', 'main')?.patterns ?? {}, id);
  const name = nameOf(documents, pattern?.description) ?? id;
  const edits = usePattern(id, name);
  if (!pattern) return null;
  const locked = !rights.edit;
  const uses = patternUses(documents, id);
  const safety = safetyOf(state, id);
  // Problems that the verdict already states are left out.
  const problems = patternProblems(state.problems ?? [], id).filter(
    ({ code }) => !/^PATTERN_(?:BACK|UN)/.test(code),
  );
  const { set, parent } = edits.origin;
  return (
    <article className="op-pattern" aria-labelledby="pattern-title">
      <header className="op-pattern-head">
        <h2 id="pattern-title">
          {name} <code className="op-id">{id}</code>
        </h2>
        <span className={set ? 'op-chip op-chip-accent' : 'op-chip'}>
          {set
            ? parent
              ? say('console.patterns.set')
              : say('console.patterns.ownOnly')
            : say('console.patterns.from', { layer: parent ?? pack })}
        </span>
        <span className="op-bar-gap" />
        {rights.edit && (
          <>
            {set && parent && (
              <Button look="quiet" icon="reset" onPress={edits.reset}>
                {say('console.patterns.reset', { name })}
              </Button>
            )}
            <Button onPress={onCopy}>{say('console.patterns.copy')}</Button>
            <Button look="danger" icon="bin" onPress={() => setDeleting(true)}>
              {say('console.patterns.delete')}
            </Button>
          </>
        )}
      </header>
      <InlineProblems problems={problems} />
      <ExpressionPartView pattern={pattern} edits={edits} safety={safety} uses={uses} locked={locked} />
      <TestBench
        source={pattern.pattern}
        live={edits.live?.pattern}
        safety={safety}
        {...(!locked && {
          onKeep: (kind, sample) => {
            if (!pattern[kind].includes(sample)) edits.setExamples(kind, [...pattern[kind], sample]);
          },
        })}
      />
      <Examples pattern={pattern} safety={safety} locked={locked} onChange={edits.setExamples} />
      <RequirementsPart
        id={id}
        name={name}
        pattern={pattern}
        edits={edits}
        safetyAt={(index) => safetyOf(state, id, index)}
        locked={locked}
      />
      <section className="op-pattern-part" aria-labelledby="wording-title">
        <h3 id="wording-title">{say('console.patterns.wording')}</h3>
        <p className="op-quiet">{say('console.patterns.wordingLead', { min: '{{min}}', max: '{{max}}' })}</p>
        {(['description', ...wordings] as const).map((what) => (
          <WordsEditor
            key={what}
            label={say(`console.patterns.${what}`)}
            of={name}
            place={{ key: PATTERNS, path: ['patterns', id, what], name: `pattern.${id}.${what}` }}
            locked={locked}
            optional={what === 'description' || what === 'messageOpen'}
            start={name}
          />
        ))}
      </section>
      <UsesPart uses={uses} />
      {deleting && (
        <DeletePatternDialog
          name={name}
          uses={uses}
          onDelete={() => {
            setDeleting(false);
            edits.remove();
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </article>
  );
};
