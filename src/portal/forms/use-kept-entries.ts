import { useEffect, useRef, useState } from 'react';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FormModel } from '#engine/forms/index.ts';
import type { Portal } from '../runtime/portal.ts';
import { dropEntries, keepEntries, restoreEntries, type KeptEntries } from './kept-entries.ts';

type Ground = Pick<Portal, 'storage' | 'clock' | 'documents'>;

type KeptEntriesOptions = {
  form: FormDocument;
  model: FormModel;
  mode: string | undefined;
  /** Kept values when the form opened. */
  kept: KeptEntries | undefined;
  query: Pick<URLSearchParams, 'get'>;
};

const usualMinutes = 60;

/**
 * Keeps a form's values when the page is hidden or unloaded or the form closes, and restores them. `restored` until the player clears
 * them.
 */
export function useKeptEntries(
  { storage, clock, documents }: Ground,
  { form, model, mode, kept, query }: KeptEntriesOptions,
): { restored: boolean; clear: () => void; drop: () => void } {
  const [restored, setRestored] = useState(
    () => kept !== undefined && restoreEntries(form, kept, { model, query }),
  );
  const latest = useRef({ form, mode });
  useEffect(() => {
    latest.current = { form, mode };
  });
  useEffect(() => {
    const keep = (): void => {
      const minutes = documents.current.constants.constants.entriesKeptMinutes ?? usualMinutes;
      const until = clock().getTime() + minutes * 60_000;
      keepEntries(storage, latest.current.form, { model, mode: latest.current.mode, until });
    };
    const putAside = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', putAside);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', putAside);
    };
  }, [model, storage, clock, documents]);
  return {
    restored,
    clear: () => {
      dropEntries(storage, form);
      model.reset();
      setRestored(false);
    },
    drop: () => dropEntries(storage, form),
  };
}
