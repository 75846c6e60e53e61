import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { formSources, type FormSourceName } from '#contract/generated/form-sources.ts';
import type { FormDocument } from '#contract/generated/documents.ts';
import { readFormSource, sourcesOfForm, type FormData, type FormSourceNote } from '#engine/forms/index.ts';
import type { Loaded } from '../calls/loaded.ts';
import type { CallId, CallRequest } from '../gateway/call-types.ts';
import type { Portal } from '../runtime/portal.ts';
import { usePortal } from '../runtime/portal-context.ts';

type Note = FormSourceNote & { call: CallId };

const noteOf = (name: string): Note | undefined =>
  Object.hasOwn(formSources, name) ? formSources[name as FormSourceName] : undefined;

const requestOf = ({ query }: Note): CallRequest<CallId> => (query ? { query } : {}) as CallRequest<CallId>;

const ready = (value: FormData): Loaded<FormData> => ({ state: 'ready', value, retry: () => {} });

/** Reads the sources of a form; the same object until an answer changes. */
const createReader = ({ calls }: Portal, form: FormDocument) => {
  const notes = sourcesOfForm(form).flatMap((name) => {
    const note = noteOf(name);
    return note ? [{ name, note }] : [];
  });
  const choices = new Set(Object.values(form.fields).map(({ optionsFrom }) => optionsFrom?.source));
  let answers: readonly Loaded<unknown>[] = [];
  let joined = ready({});
  const join = (): Loaded<FormData> => {
    // A form needs its options to be filled in, but not its bounds, which the platform enforces.
    const missing = answers.find(
      ({ state }, index) => state === 'loading' || (state === 'failed' && choices.has(notes[index]?.name)),
    );
    if (missing && missing.state !== 'ready') return missing;
    return ready(
      Object.fromEntries(
        notes.flatMap(({ name, note }, index) => {
          const answer = answers[index];
          return answer?.state === 'ready' ? [[name, readFormSource(note, answer.value)] as const] : [];
        }),
      ),
    );
  };
  return {
    watch: (listener: () => void) => {
      const ends = notes.map(({ note }) => calls.watch(note.call, requestOf(note), listener));
      return () => ends.forEach((end) => end());
    },
    read: (): Loaded<FormData> => {
      const now = notes.map(({ note }): Loaded<unknown> => calls.read(note.call, requestOf(note)));
      if (now.some((answer, index) => answer !== answers[index])) {
        answers = now;
        joined = join();
      }
      return joined;
    },
  };
};

/** Platform data that a form's fields name: options and bounds. */
export function useFormData(form: FormDocument): Loaded<FormData> {
  const portal = usePortal();
  const reader = useMemo(() => createReader(portal, form), [portal, form]);
  const watch = useCallback((listener: () => void) => reader.watch(listener), [reader]);
  return useSyncExternalStore(watch, reader.read, reader.read);
}
