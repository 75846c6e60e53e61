import { ref } from 'valtio/vanilla';
import { checkValue, type CheckContext } from './check-value.ts';
import { errorOfRefusal, sameError, type FieldError, type FieldRefusal } from './field-error.ts';
import { isAsked, settledOf, type FieldEntries, type FieldEntry } from './field-entry.ts';
import type { FieldName } from './field-spec.ts';
import type { FormModelOptions, ShowErrors } from './form-model.ts';
import { createQuestions, timers } from './questions.ts';

/**
 * When what is wrong with a field shows: by the policy of field and form at first, with each key from then on. A field's
 * question to a server is asked, waited for and told here too.
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

  const errorOf = (entry: FieldEntry): FieldError | undefined => {
    const value = settledOf(entry);
    return checkValue(entry.state.spec, value, context) ?? questions.errorOf(entry.spec.name, value);
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

  /** The value to ask about; none when nothing is there or it is wrong anyway. */
  const questionOf = (entry: FieldEntry): string | undefined => {
    const value = settledOf(entry);
    if (typeof value !== 'string' || value === '' || !isAsked(entry)) return undefined;
    return checkValue(entry.state.spec, value, context) ? undefined : value;
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

    /** Its spec or its standing changed. */
    moved,

    /** Any of them may have another spec or another standing. */
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

    /** Takes back its message and all that is known of it, until the player has been there again. */
    clear: (entry: FieldEntry): void => {
      followed.delete(entry.spec.name);
      questions.forget(entry.spec.name);
      show(entry, undefined);
    },

    /** Shows what is wrong with those of these that are asked for; gives the first. */
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
     * Asks what is open about these, each value once for one `asked`: a server that could not say is not asked again.
     * Gives what to wait for, undefined when that is nothing.
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

    /** Shows refusals of a server where the player can correct them; gives the names of those fields. */
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
