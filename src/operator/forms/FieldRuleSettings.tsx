import type { Json } from '#engine/json/json.ts';
import { valueWords } from '../changes/describe-values.ts';
import { patternName } from '../changes/describe-rules.ts';
import type { FormTableRow } from '../documents/form-table.ts';
import { Button } from '../parts/Button.tsx';
import { say } from '../language/say.ts';
import { usePackDocuments, usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { OwnExpression } from './OwnExpression.tsx';
import { SampleTest } from './SampleTest.tsx';
import type { FormEdits } from './useFormEdits.ts';

const names = ['enabled', 'required', 'minLength', 'maxLength', 'patternId', 'acceptedPattern'] as const;

/** Details of a rule: examples and a trial, an own expression, and origins of values. */
export const FieldRuleSettings = ({
  form,
  field,
  edits,
  locked,
}: {
  form: string;
  field: FormTableRow;
  edits: FormEdits;
  locked: boolean;
}) => {
  const documents = usePackDocuments();
  const rights = useRights('rules');
  const { extends: parent } = usePack();
  const { name, label, rule } = field;
  const said = (what: (typeof names)[number], value: unknown): string =>
    what === 'patternId' && typeof value === 'string'
      ? patternName(documents, value)
      : valueWords(value as Json | undefined);
  const own = names.filter((what) => edits.ruleOrigin(name, what).set);

  return (
    <>
      {field.fixed && <p className="op-quiet">{say('console.fields.fixed')}</p>}
      {!field.hasRule && !field.fixed && edits.hasRules && (
        <p className="op-quiet">{say('console.fields.noRule')}</p>
      )}
      {field.borrowed && (
        <p className="op-quiet">
          {say('console.fields.borrowed', { rules: field.borrowed.rules, field: field.borrowed.field })}
        </p>
      )}
      {!field.typed && <p className="op-quiet">{say('console.fields.notTyped')}</p>}
      {field.typed && rule.acceptedPattern !== undefined && !field.borrowed && (
        <OwnExpression field={field} edits={edits} locked={locked} />
      )}
      {field.typed && <SampleTest form={form} field={field} />}
      <section>
        <h3>{say('console.fields.source')}</h3>
        {parent ? (
          <dl className="op-sources">
            {names.map((what) => {
              const origin = edits.ruleOrigin(name, what);
              if (!origin.set && rule[what] === undefined) return null;
              const words = say(`console.changes.rule.${what}`);
              return (
                <div key={what}>
                  <dt>{words}</dt>
                  <dd>
                    <strong>{said(what, rule[what])}</strong>{' '}
                    {origin.set ? (
                      <>
                        <span className="op-chip op-chip-accent">{say('console.inheritance.set')}</span>{' '}
                        <span className="op-quiet">
                          {say('console.inheritance.parentSays', {
                            layer: origin.layer ?? parent,
                            value: said(what, origin.value),
                          })}
                        </span>
                        {rights.edit && (
                          <Button
                            look="quiet"
                            icon="reset"
                            onPress={() =>
                              edits.resetRule(name, say('console.inheritance.resetOf', { what: words }), [
                                what,
                              ])
                            }
                          >
                            {say('console.inheritance.reset')}
                            <span className="op-unseen">
                              {say('console.inheritance.resetWhat', { what: `${label}, ${words}` })}
                            </span>
                          </Button>
                        )}
                      </>
                    ) : (
                      <span className="op-chip">
                        {say('console.inheritance.inherited', { layer: origin.layer ?? parent })}
                      </span>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        ) : (
          <p className="op-quiet">{say('console.inheritance.root')}</p>
        )}
        {rights.edit && own.length > 1 && (
          <Button
            icon="reset"
            onPress={() => edits.resetRule(name, say('console.inheritance.resetOf', { what: label }))}
          >
            {say('console.inheritance.resetOf', { what: label })}
          </Button>
        )}
      </section>
    </>
  );
};
