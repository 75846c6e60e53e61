import { useRef, useState } from 'react';
import { errorEntry } from '../errors/error-entry.ts';
import { tellEntry } from '../errors/tell-error.ts';
import { CallError } from '../gateway/call-error.ts';
import { usePortal } from '../runtime/portal-context.ts';

type Fields = Readonly<Record<string /* field */, string /* code */>>;

export type Sending = {
  busy: boolean;
  /** Text key of what went wrong last. */
  failed: string | undefined;
  /** What is wrong with single fields, as the platform says. */
  fields: Fields;
  fail: (key: string | undefined) => void;
  /** Sends once at a time; undefined when it failed, which is then told. */
  send: <T>(work: () => Promise<T>) => Promise<T | undefined>;
};

const fieldsOf = (value: unknown): Fields => {
  const { fields } = (value ?? {}) as { fields?: { field: string; code: string }[] };
  return Object.fromEntries((fields ?? []).map(({ field, code }) => [field, code]));
};

/** Sends what a player has confirmed; what moves money goes `withIntention`. */
export function useSending(): Sending {
  const portal = usePortal();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, fail] = useState<string>();
  const [fields, setFields] = useState<Fields>({});
  const send: Sending['send'] = async (work) => {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    fail(undefined);
    setFields({});
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'INVALID_FIELDS') setFields(fieldsOf(error.value));
      else {
        const entry = errorEntry(portal, error.code);
        if (entry.present === 'popup') tellEntry(portal, entry);
        else fail(entry.text);
      }
      return undefined;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, failed, fields, fail, send };
}
