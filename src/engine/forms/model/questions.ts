import type { FieldError } from '../checks/field-error.ts';
import { own } from '#engine/json/json.ts';
import type { FieldName } from '../specs/field-spec.ts';

/** Asks a server about one value, such as whether a name is taken. Rejects when no answer is available. */
export type ServerCheck = (value: string, signal: AbortSignal) => Promise<FieldError | undefined>;

/** Runs a callback after `ms` milliseconds; returns a function that cancels it. */
export type Scheduler = (run: () => void, ms: number) => () => void;

/** Pause in typing after which a question is asked, in milliseconds. */
const PAUSE_MS = 400;

/** Timeout of an answer; after it the platform counts as unavailable. */
const PATIENCE_MS = 10_000;

type Verdict = { value: unknown; error: FieldError | undefined };

type Run = { value: string; done: Promise<void>; cancel: () => void };

/** Known and pending answers about one field. A verdict applies only to the value it is about. */
type Asking = { verdict?: Verdict | undefined; run?: Run | undefined; unplan?: (() => void) | undefined };

export type Questions = {
  /** True when the field has a question. */
  has(field: FieldName): boolean;
  /** Refusal of this value, by an answer or by a server at submit. */
  errorOf(field: FieldName, value: unknown): FieldError | undefined;
  refuse(field: FieldName, value: unknown, error: FieldError): void;
  /** Reports a new value: cancels the question about the previous one, and asks about this one after a pause. */
  typed(field: FieldName, value: string | undefined): void;
  /** Asks at once. Returns a promise that never rejects; undefined when the answer is known or no question applies. */
  ask(field: FieldName, value: string | undefined): Promise<void> | undefined;
  /** Fields with a known or pending answer. */
  about(): Iterable<FieldName>;
  /** Drops known and pending answers about a field. */
  forget(field: FieldName): void;
};

export const timers: Scheduler = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Questions to a server about field values, at most one per field; `onChange` reports the start and end of each. */
export const createQuestions = (
  checks: Readonly<Record<FieldName, ServerCheck>>,
  schedule: Scheduler,
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
        // An unavailable server does not refuse a value: the submit checks it again.
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
