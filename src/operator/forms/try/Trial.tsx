import { useDeferredValue, useMemo, useState } from 'react';
import type { Action, FormDocument } from '#contract/generated/documents.ts';
import { conditionText } from '#engine/forms/explain/explain-text.ts';
import type { FieldError, FieldName, FormValues, SendAnswer } from '#engine/forms/index.ts';
import { useFormModel } from '#ui/form/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { fieldName, formName, effectiveRules } from '../../documents/form-table.ts';
import { documentOf, languagesOf, nameOf } from '../../documents/reader.ts';
import { Picker } from '../../parts/Picker.tsx';
import { say } from '../../language/say.ts';
import { usePackDocuments, usePack, useWorkspaceState } from '../../workspace/WorkspaceContext.tsx';
import { constantsOf, explainDraft, explainNames } from './explain-draft.ts';
import { factsIn, type OpenFact, type Situation } from './player-facts.ts';
import { PlayerForm } from './PlayerForm.tsx';
import { playerSources } from './player-sources.ts';
import { fieldNames, useTyped } from './player-values.ts';
import { SentValues, type SentForm } from './SentValues.tsx';
import { SituationBar, type SituationAnswer } from './SituationBar.tsx';
import { WhyPanel } from './WhyPanel.tsx';

export type TrialProps = {
  form: FormDocument;
  facts: readonly OpenFact[];
  situation: Situation;
  onSituation: (situation: Situation) => void;
  field: FieldName | undefined;
  onField: (field: FieldName) => void;
};

const TAKEN: FieldError = { code: 'TAKEN', params: {} };

/** Answer of a trial's platform to submitted values. */
const answerTo = (answer: SituationAnswer, field: FieldName): SendAnswer => {
  if (answer === 'lost') throw new TypeError('The trial was asked to lose the connection.');
  if (answer === 'accepted') return { ok: true };
  return answer === 'field'
    ? { ok: false, fields: [{ field, code: 'TAKEN' }] }
    : { ok: false, failure: { key: 'form.failure.refused', retry: false } };
};

/** Questions of a form's fields: one finds its value taken, the others accept. */
const questionsOf = (form: FormDocument, taken: FieldName | undefined) =>
  Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, { check }]) =>
      check === undefined ? [] : [[name, async () => (name === taken ? TAKEN : undefined)] as const],
    ),
  );

/** A form to try out, with the explanation of the current field. */
export const Trial = ({ form, facts, situation, onSituation, field: asked, onField }: TrialProps) => {
  const documents = usePackDocuments();
  const { drafts } = useWorkspaceState();
  const { pack, extends: parent } = usePack();
  const sayToPlayer = useText();
  const { language, theme } = situation;
  const [answer, setAnswer] = useState<SituationAnswer>('accepted');
  const [sent, setSent] = useState<SentForm>();
  const [note, setNote] = useState('');

  const rules = useMemo(() => effectiveRules(documents, form), [documents, form]);
  const patterns = documentOf(documents, 'patterns', 'main');
  const constants = useMemo(() => constantsOf(documents), [documents]);
  const sources = useMemo(() => playerSources(documents, pack, language), [documents, pack, language]);
  const names = fieldNames(form);
  const field = asked !== undefined && names.includes(asked) ? asked : (names[0] ?? '');
  const checks = questionsOf(form, answer === 'field' ? field : undefined);
  const inUse = useFormModel({ document: form, rules, patterns, constants, checks });
  const { model, modes, mode } = inUse;
  const typed = useDeferredValue(useTyped(model, form));

  const read = useMemo(() => factsIn(situation, facts), [situation, facts]);
  const explain = useMemo(
    () =>
      explainDraft({ form, documents, drafts, pack, parent: parent ?? undefined, facts: read, mode, typed }),
    [form, documents, drafts, pack, parent, read, mode, typed],
  );
  const explanation = explain(field);
  const { message } = explanation.valid;
  const said = explainNames(documents, form);
  const closed = Object.entries(form.modes ?? {}).filter(([id]) => modes.every((open) => open.mode !== id));

  const send = async (action: Action, values: FormValues): Promise<SendAnswer> => {
    setSent({ action: action.do, values });
    return answerTo(answer, field);
  };
  const reset = () => {
    model.reset();
    setSent(undefined);
    setNote('');
  };

  return (
    <>
      <SituationBar
        situation={situation}
        languages={languagesOf(documents)}
        facts={facts}
        answer={answer}
        onSituation={onSituation}
        onAnswer={setAnswer}
        onReset={reset}
      />
      {closed.length > 0 && (
        <ul className="op-closed-modes">
          {closed.map(([id, closedMode]) => (
            <li key={id}>
              {say('console.trial.closedMode', {
                mode: nameOf(documents, closedMode.label) ?? id,
                condition: conditionText(closedMode.when, said),
              })}
            </li>
          ))}
        </ul>
      )}
      <div className="op-trial">
        <div className="op-trial-form">
          <PlayerForm
            form={form}
            name={formName(documents, form.id)}
            inUse={inUse}
            sources={sources}
            language={language}
            theme={theme}
            onSend={send}
            onAction={(action) => setNote(say('console.trial.ran', { action: action.do }))}
            onToast={setNote}
            onField={onField}
          />
          <p className="op-quiet" role="status">
            {note}
          </p>
          <SentValues form={form} sent={sent} />
        </div>
        <section className="op-trial-why" aria-labelledby="why-title">
          <header>
            <h2 id="why-title">{say('console.trial.why')}</h2>
            <Picker
              label={say('console.trial.pick')}
              value={field}
              options={names.map((name) => ({
                id: name,
                name: fieldName(documents, form, name),
                hint: hintOf(explain(name).shown.holds, explain(name).required.holds),
              }))}
              onChange={onField}
            />
            <p className="op-quiet">{say('console.trial.hint')}</p>
          </header>
          <WhyPanel
            explanation={explanation}
            message={message && sayToPlayer(message.key, message.params)}
            names={said}
            documents={documents}
            pack={pack}
          />
        </section>
      </div>
    </>
  );
};

const hintOf = (shown: boolean, required: boolean): string =>
  shown
    ? required
      ? say('console.trial.requiredHint')
      : say('console.trial.optional')
    : say('console.trial.notShown');
