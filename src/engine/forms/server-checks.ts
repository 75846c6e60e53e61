import type { FieldError } from './error-codes.ts';
import { entryOf } from './entry-of.ts';
import type { FieldName } from './field-spec.ts';

/** Asks a server about one value: is the name taken, does the code exist. Rejects when it cannot say. */
export type ServerCheck = (value: string, signal: AbortSignal) => Promise<FieldError | undefined>;

type Verdict = { value: string; error: FieldError | undefined };

type Running = { value: string; controller: AbortController; done: Promise<void> };

/**
 * What a server said about values of fields: answers of checks while filling in, and refusals of a submit. A verdict
 * counts as long as the field holds the very value it was about. A newer check cancels an older one of the same field.
 */
export const createServerVerdicts = (
  checks: Readonly<Record<FieldName, ServerCheck>>,
  onChange: (field: FieldName, running: boolean) => void,
) => {
  const verdicts = new Map<FieldName, Verdict>();
  const running = new Map<FieldName, Running>();

  const drop = (field: FieldName): void => {
    const run = running.get(field);
    if (!run) return;
    running.delete(field);
    run.controller.abort();
    onChange(field, false);
  };

  const settle = async (field: FieldName, run: Running, check: ServerCheck): Promise<void> => {
    try {
      const error = await check(run.value, run.controller.signal);
      if (running.get(field) === run) verdicts.set(field, { value: run.value, error });
    } catch {
      // A server that cannot say is no reason to refuse a value: the submit will tell.
    }
    if (running.get(field) !== run) return;
    running.delete(field);
    onChange(field, false);
  };

  return {
    errorOf: (field: FieldName, value: unknown): FieldError | undefined => {
      const verdict = verdicts.get(field);
      return verdict?.value === value ? verdict?.error : undefined;
    },
    refuse: (field: FieldName, value: string, error: FieldError): void => {
      verdicts.set(field, { value, error });
    },
    /** The value changed: a check of another value is of no use any more. */
    changed: (field: FieldName, value: unknown): void => {
      if (running.get(field)?.value !== value) drop(field);
    },
    /** Starts the field's check unless its answer is known or on its way; resolves when it is known, never rejects. */
    ask: (field: FieldName, value: string): Promise<void> => {
      const check = entryOf(checks, field);
      if (!check || verdicts.get(field)?.value === value) return Promise.resolve();
      const current = running.get(field);
      if (current?.value === value) return current.done;
      drop(field);
      const controller = new AbortController();
      const run: Running = { value, controller, done: Promise.resolve() };
      running.set(field, run);
      onChange(field, true);
      run.done = settle(field, run, check);
      return run.done;
    },
  };
};
