import { useEffect, useRef, useState } from 'react';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FormModel } from '#engine/forms/index.ts';
import type { Portal } from '../runtime/portal.ts';
import { isUnderMaintenance } from '../shell/site-status.ts';
import { dropEntries, keepEntries, restoreEntries, type KeptEntries } from './kept-entries.ts';

type KeptEntriesOptions = {
  form: FormDocument;
  about: Readonly<Record<string, string>> | undefined;
  model: FormModel;
  mode: string | undefined;
  /** Kept entries when the form opened. */
  kept: KeptEntries | undefined;
  query: Pick<URLSearchParams, 'get'>;
};

const usualMinutes = 60;

/**
 * Keeps a form's entries when the page is hidden or unloaded or the form closes, if the form wants it, and those of any form that
 * closes for maintenance; restores kept entries. `restored` until the player clears them.
 */
export function useKeptEntries(
  portal: Portal,
  { form, about, model, mode, kept, query }: KeptEntriesOptions,
): { restored: boolean; clear: () => void; drop: () => void } {
  const { storage, clock, documents } = portal;
  const [restored, setRestored] = useState(
    () => kept !== undefined && restoreEntries(form, kept, { model, query }),
  );
  const latest = useRef({ form, about, mode });
  useEffect(() => {
    latest.current = { form, about, mode };
  });
  useEffect(() => {
    const keep = (): void => {
      if (!latest.current.form.keepsEntries && !isUnderMaintenance(portal))
        return dropEntries(storage, latest.current);
      const minutes = documents.current.constants.constants.entriesKeptMinutes ?? usualMinutes;
      const until = clock().getTime() + minutes * 60_000;
      keepEntries(storage, latest.current, { model, mode: latest.current.mode, until });
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
  }, [model, portal, storage, clock, documents]);
  return {
    restored,
    clear: () => {
      dropEntries(storage, { form, about });
      model.reset();
      setRestored(false);
    },
    drop: () => dropEntries(storage, { form, about }),
  };
}
