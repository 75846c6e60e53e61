import { ref } from 'valtio/vanilla';
import { checkValue, type CheckContext } from '../checks/check-value.ts';
import { errorOfRefusal, sameError, type FieldError, type FieldRefusal } from '../checks/field-error.ts';
import { isAsked, settledOf, type FieldEntries, type FieldEntry } from './field-entry.ts';
import type { FieldName } from '../specs/field-spec.ts';
import type { FormModelOptions, ShowErrors } from './form-model.ts';
import { createQuestions, timers } from './questions.ts';

/**
 * Decides when errors show: first by the policy of field and form, from then on with each key. Also asks a field's question to a
 * server, waits for it and shows its answer.
 */
export const createMessages = (
  entries: FieldEntries,
  context: CheckContext,
  { showErrors = 'blur', checks = {}, schedule = timers }: FormModelOptions,
) => {
  /** Fields whose message follows each key. */
  const followed = new Set<FieldName>();

  const policyOf = ({ spec }: FieldEntry): ShowErrors => spec.showErrors ?? showErrors;

  const show = (entry: FieldEntry, error: FieldError | undefined): void => {
    if (error) followed.add(entry.spec.name);
    if (!sameError(entry.state.error, error)) entry.state.error = error && ref(error);
  };

  const checkEntry = ({ state }: FieldEntry, value: unknown): FieldError | undefined =>
    checkValue(state.spec, value, { ...context, companion: state.companion });

  const errorOf = (entry: FieldEntry): FieldError | undefined => {
    const value = settledOf(entry);
    return checkEntry(entry, value) ?? questions.errorOf(entry.spec.name, value);
  };

  const look = (entry: FieldEntry): void => show(entry, isAsked(entry) ? errorOf(entry) : undefined);

  const questions = createQuestions(checks, schedule, (name, running) => {
    const entry = entries.get(name);
    if (!entry) return;
    entry.state.checking = running;
    if (running) return;
    const told = policyOf(entry) !== 'submit' && questions.errorOf(name, settledOf(entry)) !== undefined;
    if (told || followed.has(name)) look(entry);
  });

  /** Value for a question; undefined when blank or invalid. */
  const questionOf = (entry: FieldEntry): string | undefined => {
    const value = settledOf(entry);
    if (typeof value !== 'string' || value === '' || !isAsked(entry)) return undefined;
    return checkEntry(entry, value) ? undefined : value;
  };

  const moved = (entry: FieldEntry): void => {
    const { name } = entry.spec;
    if (questions.has(name) && questionOf(entry) === undefined) questions.typed(name, undefined);
    if (followed.has(name)) look(entry);
  };

  return {
    /** The player changed the value. */
    typed: (entry: FieldEntry): void => {
      const { name } = entry.spec;
      if (questions.has(name)) questions.typed(name, questionOf(entry));
      if (followed.has(name) || policyOf(entry) === 'change') look(entry);
    },

    left: (entry: FieldEntry): void => {
      const { name } = entry.spec;
      if (followed.has(name) || policyOf(entry) !== 'submit') look(entry);
      if (questions.has(name)) void questions.ask(name, questionOf(entry));
    },

    /** Its spec or its status changed. */
    moved,

    /** Any of them may have another spec or another status. */
    allMoved: (): void => {
      const names = new Set([...followed, ...questions.about()]);
      for (const name of names) {
        const entry = entries.get(name);
        if (entry) moved(entry);
      }
    },

    /** Its second value changed, so that nothing is known of the first any more. */
    accompanied: (entry: FieldEntry): void => {
      const { name } = entry.spec;
      questions.forget(name);
      // A refused captcha is emptied and gets another picture: that it was wrong stays to be read.
      if (followed.has(name) && settledOf(entry) !== '') look(entry);
    },

    /** The field that this one repeats changed: it may be right now, or wrong in another way. */
    originalChanged: (entry: FieldEntry): void => {
      if (entry.state.error) look(entry);
    },

    /** The player has left the field that this one repeats. */
    originalLeft: (entry: FieldEntry): void => {
      if (entry.state.touched && (followed.has(entry.spec.name) || policyOf(entry) !== 'submit')) look(entry);
    },

    /** Clears a field's message and answers, until the player visits it again. */
    clear: (entry: FieldEntry): void => {
      followed.delete(entry.spec.name);
      questions.forget(entry.spec.name);
      show(entry, undefined);
    },

    /** Shows the errors of the asked-for fields among these; gives the first invalid one. */
    showErrors: (names: Iterable<FieldName>): FieldName | undefined => {
      let first: FieldName | undefined;
      for (const name of names) {
        const entry = entries.get(name);
        if (!entry || !isAsked(entry)) continue;
        followed.add(name);
        look(entry);
        if (entry.state.error) first ??= name;
      }
      return first;
    },

    /**
     * Asks the open questions about these, each value once per `asked`: an unavailable server is not asked again. Returns a promise to
     * wait for; undefined when there is none.
     */
    ask: (names: Iterable<FieldName>, asked: Map<FieldName, string>): Promise<unknown> | undefined => {
      const answers: Promise<void>[] = [];
      for (const name of names) {
        const entry = questions.has(name) ? entries.get(name) : undefined;
        const value = entry && questionOf(entry);
        if (value === undefined || asked.get(name) === value) continue;
        asked.set(name, value);
        const answer = questions.ask(name, value);
        if (answer) answers.push(answer);
      }
      return answers.length > 0 ? Promise.all(answers) : undefined;
    },

    /** Shows refusals of a server at fields the player can correct; gives their names. */
    refuse: (refusals: readonly FieldRefusal[]): ReadonlySet<FieldName> => {
      const refused = new Set<FieldName>();
      for (const refusal of refusals) {
        const entry = entries.get(refusal.field);
        if (!entry || !isAsked(entry)) continue;
        const error = errorOfRefusal(refusal);
        questions.refuse(refusal.field, settledOf(entry), error);
        show(entry, error);
        refused.add(refusal.field);
      }
      return refused;
    },
  };
};
