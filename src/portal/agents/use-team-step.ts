import { useState } from 'react';
import { errorKey, errorOfRefusal } from '#engine/forms/checks/field-error.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { tellError } from '../errors/tell-error.ts';
import { CallError, type RefusedValue } from '../gateway/call-error.ts';
import type { CallId } from '../gateway/call-types.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { rateText } from './rate.ts';

/** What the server refused, by field. */
export type Wrong = Readonly<Record<string, string>>;

/** Sends one step at a time, tells what it has done, says refused values at their fields, and has what it changes asked again. */
export function useTeamStep(changes: readonly CallId[]) {
  const say = useText();
  const locale = useLocale();
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  // An agent gives account and password in the place of a player, whose registration has the words for their form.
  const fields = useDocuments(({ forms }) => forms['register']?.fields);
  const said = ({ field, code, params }: RefusedValue): string => {
    const bound = params['max'] ?? params['min'];
    if (field !== 'rate') {
      const own = code === 'PATTERN' && fields && Object.hasOwn(fields, field) ? fields[field] : undefined;
      const error = errorOfRefusal({ field, code, params: params as Record<string, string> });
      return say(own?.message ?? errorKey(error.code), error.params);
    }
    return bound === undefined
      ? say('team.rate.step')
      : say(`team.rate.${code}`, { rate: rateText(Number(bound), locale) });
  };
  const run = async (send: () => Promise<string | undefined>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setWrong({});
    try {
      const done = await send();
      if (done !== undefined) portal.toasts.show(done, 'success');
      portal.calls.invalidate((id) => changes.includes(id));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.fields.length === 0) tellError(portal, error.code);
      else setWrong(Object.fromEntries(error.fields.map((field) => [field.field, said(field)])));
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, run };
}
