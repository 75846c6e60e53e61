import type { FieldError } from './field-error.ts';
import { own } from '#engine/json.ts';
import type { FieldName } from './field-spec.ts';

/** Asks a server about one value: is the name taken, does the code exist. Rejects when it cannot say. */
export type ServerCheck = (value: string, signal: AbortSignal) => Promise<FieldError | undefined>;

/** Runs something after `ms` milliseconds, unless the function it gives back is called before. */
export type Schedule = (run: () => void, ms: number) => () => void;

/** Pause in typing after which a question is asked. */
const PAUSE_MS = 400;

/** How long an answer is waited for; after that the platform counts as unable to say. */
const PATIENCE_MS = 10_000;

type Verdict = { value: unknown; error: FieldError | undefined };

type Run = { value: string; done: Promise<void>; cancel: () => void };

/** What is known and what is being found out about one field. A verdict counts for the very value it is about. */
type Asking = { verdict?: Verdict | undefined; run?: Run | undefined; unplan?: (() => void) | undefined };

export type Questions = {
  /** Whether a question belongs to the field. */
  has(field: FieldName): boolean;
  /** What was said against this value: by an answer, or by a server that refused it. */
  errorOf(field: FieldName, value: unknown): FieldError | undefined;
  refuse(field: FieldName, value: unknown, error: FieldError): void;
  /** The field holds another value: drops the question about the last one, and asks about this one after a pause. */
  typed(field: FieldName, value: string | undefined): void;
  /**
   * Asks at once. Gives what to wait for, which never rejects; undefined when the answer is known or there is nothing to
   * ask.
   */
  ask(field: FieldName, value: string | undefined): Promise<void> | undefined;
  /** The fields of which something is known or asked. */
  about(): Iterable<FieldName>;
  /** Drops what is known and what is asked about a field. */
  forget(field: FieldName): void;
};

export const timers: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Questions to a server about values of fields, one at a time for each; `onChange` says that one began or ended. */
export const createQuestions = (
  checks: Readonly<Record<FieldName, ServerCheck>>,
  schedule: Schedule,
  onChange: (field: FieldName, running: boolean) => void,
): Questions => {
  const fields = new Map<FieldName, Asking>();

  const of = (field: FieldName): Asking => {
    const asking = fields.get(field) ?? {};
    fields.set(field, asking);
    return asking;
  };

  const drop = (asking: Asking | undefined): void => {
    asking?.unplan?.();
    asking?.run?.cancel();
  };

  const start = (field: FieldName, asking: Asking, value: string, check: ServerCheck): Promise<void> => {
    const controller = new AbortController();
    let end = (_verdict?: Verdict): void => {};
    const done = new Promise<void>((resolve) => {
      end = (verdict) => {
        if (asking.run !== run) return;
        asking.run = undefined;
        forgetPatience();
        if (verdict) asking.verdict = verdict;
        else controller.abort();
        onChange(field, false);
        resolve();
      };
    });
    const run: Run = { value, done, cancel: () => end() };
    const forgetPatience = schedule(run.cancel, PATIENCE_MS);
    asking.run = run;
    onChange(field, true);
    const find = async (): Promise<void> => {
      try {
        end({ value, error: await check(value, controller.signal) });
      } catch {
        // A server that cannot say is no reason to refuse a value: the submit will tell.
        end();
      }
    };
    void find();
    return done;
  };

  const ask: Questions['ask'] = (field, value) => {
    const check = own(checks, field);
    if (!check) return undefined;
    const asking = of(field);
    asking.unplan?.();
    if (asking.run && asking.run.value === value) return asking.run.done;
    asking.run?.cancel();
    if (value === undefined || asking.verdict?.value === value) return undefined;
    return start(field, asking, value, check);
  };

  return {
    has: (field) => own(checks, field) !== undefined,
    errorOf: (field, value) => {
      const verdict = fields.get(field)?.verdict;
      return verdict && verdict.value === value ? verdict.error : undefined;
    },
    refuse: (field, value, error) => {
      of(field).verdict = { value, error };
    },
    typed: (field, value) => {
      const asking = of(field);
      asking.unplan?.();
      if (asking.run && asking.run.value === value) return;
      asking.run?.cancel();
      if (value === undefined || asking.verdict?.value === value) return;
      const cancel = schedule(() => {
        asking.unplan = undefined;
        void ask(field, value);
      }, PAUSE_MS);
      asking.unplan = () => {
        asking.unplan = undefined;
        cancel();
      };
    },
    ask,
    about: () => fields.keys(),
    forget: (field) => {
      drop(fields.get(field));
      fields.delete(field);
    },
  };
};
