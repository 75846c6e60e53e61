import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { Safety } from './safety.ts';
import { SampleText } from './SampleText.tsx';
import { say } from '../language/say.ts';
import { trySample } from './try-sample.ts';
import type { ExampleKind, PatternEntry } from './usePatternEdits.ts';

const kinds = ['valid', 'invalid'] as const;

/** The examples of a pattern, each tried as one types. */
export const Examples = ({
  pattern,
  safety,
  locked,
  onChange,
}: {
  pattern: PatternEntry;
  safety: Safety;
  locked: boolean;
  onChange: (kind: ExampleKind, examples: readonly string[]) => void;
}) => (
  <section className="op-pattern-part" aria-labelledby="examples-title">
    <h3 id="examples-title">{say('console.patterns.examples')}</h3>
    <p className="op-quiet">{say('console.patterns.examplesLead')}</p>
    <div className="op-example-lists">
      {kinds.map((kind) => (
        <ExampleList
          key={kind}
          kind={kind}
          pattern={pattern}
          safety={safety}
          locked={locked}
          onChange={onChange}
        />
      ))}
    </div>
  </section>
);

const ExampleList = ({
  kind,
  pattern,
  safety,
  locked,
  onChange,
}: {
  kind: ExampleKind;
  pattern: PatternEntry;
  safety: Safety;
  locked: boolean;
  onChange: (kind: ExampleKind, examples: readonly string[]) => void;
}) => {
  const [next, setNext] = useState('');
  const examples = pattern[kind];
  const repeated = examples.includes(next) && next !== '';
  const needed = kind === 'valid' && examples.length < 2;
  return (
    <section className="op-example-list" data-kind={kind} aria-label={say(`console.patterns.${kind}`)}>
      <h4>{say(`console.patterns.${kind}`)}</h4>
      {examples.length === 0 && <p className="op-quiet">{say('console.patterns.noExamples')}</p>}
      <ul>
        {examples.map((example) => {
          const { outcome } = trySample(pattern.pattern, example, safety);
          const wrong = outcome === (kind === 'valid' ? 'fails' : 'matches');
          return (
            <li key={example} data-wrong={wrong}>
              <Icon name={wrong ? 'problems' : kind === 'valid' ? 'check' : 'cross'} />
              <SampleText text={example} />
              {wrong && <span className="op-field-error">{say(`console.patterns.wrong.${kind}`)}</span>}
              {!locked && (
                <IconButton
                  icon="bin"
                  label={say('console.patterns.remove', {
                    example: example || say('console.patterns.blank'),
                  })}
                  isDisabled={needed}
                  onPress={() =>
                    onChange(
                      kind,
                      examples.filter((other) => other !== example),
                    )
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
      {!locked && needed && <p className="op-hint">{say('console.patterns.lastValid')}</p>}
      {!locked && (
        <form
          className="op-example-add"
          onSubmit={(event) => {
            event.preventDefault();
            if (examples.includes(next)) return;
            onChange(kind, [...examples, next]);
            setNext('');
          }}
        >
          <TextInput
            label={say(`console.patterns.addTo.${kind}`)}
            value={next}
            onChange={setNext}
            spellCheck="false"
            autoComplete="off"
            maxLength={255}
            error={repeated ? say('console.patterns.repeated') : undefined}
          />
          <Button type="submit" isDisabled={examples.includes(next)}>
            {say('console.patterns.add')}
          </Button>
        </form>
      )}
    </section>
  );
};
