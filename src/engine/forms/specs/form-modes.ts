import type { FormDocument } from '#contract/generated/documents.ts';
import { evaluate, type FactReader } from '#engine/conditions/conditions.ts';

import { own } from '#engine/json/json.ts';

/** A mode of the form that is open to this player. */
export type ModeChoice = { mode: string; label: string };

/** The modes of a form whose condition holds, in the order they show; empty for a form without modes. */
export const formModes = (form: FormDocument, facts: FactReader): ModeChoice[] =>
  (form.modeOrder ?? Object.keys(form.modes ?? {})).flatMap((mode) => {
    const found = own(form.modes ?? {}, mode);
    if (!found || (found.when !== undefined && !evaluate(found.when, facts))) return [];
    return [{ mode, label: found.label }];
  });
