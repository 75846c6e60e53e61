import { useState } from 'react';
import { own } from '#engine/json/json.ts';
import type { FormTableRow } from '../documents/form-table.ts';
import { documentOf, nameOf } from '../documents/reader.ts';
import { Icon } from '../parts/Icon.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { say, sayIfKnown } from '../language/say.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { sampleVerdict } from './verdict.ts';

/** Tries a value against the rule as edited, with the very check that the page and the gateway run. */
export const SampleTest = ({ form, field }: { form: string; field: FormTableRow }) => {
  const documents = usePackDocuments();
  const [sample, setSample] = useState('');
  const { rule, name, label } = field;
  const pattern = own(documentOf(documents, 'patterns', 'main')?.patterns ?? {}, rule.patternId ?? '');
  const verdict = sampleVerdict(documents, form, name, sample);
  return (
    <section className="op-sample">
      <h3>{say('console.fields.tryTitle')}</h3>
      {pattern && !rule.acceptedPattern && (
        <p>
          <strong>{nameOf(documents, pattern.description) ?? rule.patternId}</strong>{' '}
          <code>{pattern.pattern}</code>
        </p>
      )}
      {pattern && (
        <div className="op-examples" role="group" aria-label={say('console.fields.examples')}>
          {(['valid', 'invalid'] as const).map((kind) => (
            <p key={kind}>
              <span className="op-quiet">
                {kind === 'valid' ? say('console.fields.accepts') : say('console.fields.refuses')}
              </span>
              {pattern[kind].slice(0, 5).map((example) => (
                <button
                  key={example}
                  type="button"
                  className={`op-example op-example-${kind}`}
                  onClick={() => setSample(example)}
                >
                  {example === '' ? '“”' : example}
                </button>
              ))}
            </p>
          ))}
        </div>
      )}
      <div className="op-sample-row">
        <TextInput
          label={say('console.fields.sampleOf', { field: label })}
          value={sample}
          onChange={setSample}
          spellCheck="false"
          autoComplete="off"
        />
        <p className="op-verdict" role="status" data-verdict={verdict.state}>
          {verdict.state === 'none' ? (
            say('console.fields.sampleEmpty')
          ) : (
            <>
              <Icon name={verdict.state === 'accepted' ? 'check' : 'cross'} />
              <span>
                <strong>
                  {verdict.state === 'accepted'
                    ? say('console.fields.matches')
                    : (sayIfKnown(`console.fields.refusedFor.${verdict.code}`) ??
                      say('console.fields.refused'))}
                </strong>{' '}
                <span>{say('console.fields.length', { count: [...sample].length })}</span>
                {verdict.state === 'refused' && verdict.message && (
                  <span className="op-quiet">
                    {' '}
                    {say('console.fields.playersRead')}: “{verdict.message}”
                  </span>
                )}
              </span>
            </>
          )}
        </p>
      </div>
    </section>
  );
};
