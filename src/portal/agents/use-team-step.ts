import { useState } from 'react';
import { errorText } from '#engine/forms/checks/error-text.ts';
import { errorKey, errorOfRefusal, type FieldErrorCode } from '#engine/forms/checks/field-error.ts';
import { fieldSpecs, formRules, type FieldSpec } from '#engine/forms/index.ts';
import { requirementsOf } from '#ui/form/requirements/listed-requirements.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { tellError } from '../errors/tell-error.ts';
import { CallError, type RefusedValue } from '../gateway/call-error.ts';
import type { CallId } from '../gateway/call-types.ts';
import type { Portal } from '../runtime/portal.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { rateText } from './rate.ts';

/** What the server refused, by field. */
export type Wrong = Readonly<Record<string, string>>;

/** A field of the registration, whose rules hold for the account and the password that an agent gives in the place of a player. */
function registrationSpec({ documents }: Pick<Portal, 'documents'>, field: string): FieldSpec | undefined {
  const { forms, rules, patterns, constants } = documents.current;
  const form = forms['register'];
  return (
    form &&
    fieldSpecs({
      form,
      rules: formRules(form, (of) => rules[of]),
      patterns,
      constants: constants.constants,
    }).find(({ name }) => name === field)
  );
}

const ofTheRule: ReadonlySet<FieldErrorCode> = new Set(['PATTERN', 'TOO_SHORT', 'TOO_LONG']);

/** Values that were sent, for refusals that say which part of a rule they miss. */
type Sent = Readonly<Record<string, string>>;

/** Sends one step at a time, tells what it has done, says refused values at their fields, and has what it changes asked again. */
export function useTeamStep(changes: readonly CallId[]) {
  const say = useText();
  const locale = useLocale();
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  const missing = (spec: FieldSpec | undefined, value: string | undefined): string[] =>
    spec?.requirements && value !== undefined
      ? requirementsOf(spec, value, say).flatMap(({ text, met }) => (met ? [] : [text]))
      : [];
  const said = ({ field, code, params }: RefusedValue, sent: Sent): string => {
    const bound = params['max'] ?? params['min'];
    if (field !== 'rate') {
      const error = errorOfRefusal({ field, code, params: params as Record<string, string> });
      const spec = registrationSpec(portal, field);
      const list = ofTheRule.has(error.code) ? missing(spec, sent[field]) : [];
      if (list.length > 0) return say('form.requirement.missing', { list: list.join(', ') });
      const { key, params: values } = spec
        ? errorText(spec, error)
        : { key: errorKey(error.code), params: error.params };
      return say(key, values);
    }
    return bound === undefined
      ? say('team.rate.step')
      : say(`team.rate.${code}`, { rate: rateText(Number(bound), locale) });
  };
  const run = async (send: () => Promise<string | undefined>, sent: Sent = {}): Promise<void> => {
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
      else setWrong(Object.fromEntries(error.fields.map((field) => [field.field, said(field, sent)])));
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, run };
}
