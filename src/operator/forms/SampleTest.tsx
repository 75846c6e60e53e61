import { useState } from 'react';
import { own } from '#engine/json.ts';
import type { FieldRow } from '../documents/form-table.ts';
import { documentOf, nameOf } from '../documents/reader.ts';
import { Icon } from '../parts/Icon.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { texts } from '../texts.ts';
import { useDocuments } from '../workspace/WorkspaceContext.tsx';
import { verdictOn } from './verdict.ts';

/** Tries a value against the rule as edited, with the very check that the page and the gateway run. */
export const SampleTest = ({ form, field }: { form: string; field: FieldRow }) => {
  const documents = useDocuments();
  const [sample, setSample] = useState('');
  const { rule, name, label } = field;
  const pattern = own(documentOf(documents, 'patterns', 'main')?.patterns ?? {}, rule.patternId ?? '');
  const verdict = verdictOn(documents, form, name, sample);
  return (
    <section className="op-sample">
      <h3>{texts.forms.tryTitle}</h3>
      {pattern && !rule.acceptedPattern && (
        <p>
          <strong>{nameOf(documents, pattern.description) ?? rule.patternId}</strong>{' '}
          <code>{pattern.pattern}</code>
        </p>
      )}
      {pattern && (
        <div className="op-examples" role="group" aria-label={texts.forms.examples}>
          {(['valid', 'invalid'] as const).map((kind) => (
            <p key={kind}>
              <span className="op-quiet">{kind === 'valid' ? texts.forms.accepts : texts.forms.refuses}</span>
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
          label={texts.forms.sampleOf(label)}
          value={sample}
          onChange={setSample}
          spellCheck="false"
          autoComplete="off"
        />
        <p className="op-verdict" role="status" data-verdict={verdict.state}>
          {verdict.state === 'none' ? (
            texts.forms.sampleEmpty
          ) : (
            <>
              <Icon name={verdict.state === 'accepted' ? 'check' : 'cross'} />
              <span>
                <strong>
                  {verdict.state === 'accepted'
                    ? texts.forms.matches
                    : (texts.forms.refusedFor[verdict.code] ?? texts.forms.refused)}
                </strong>{' '}
                <span>{texts.forms.length([...sample].length)}</span>
                {verdict.state === 'refused' && verdict.message && (
                  <span className="op-quiet">
                    {' '}
                    {texts.forms.playersRead}: “{verdict.message}”
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
