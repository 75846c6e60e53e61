import type { FieldSpec } from '#engine/forms/index.ts';
import type { CallContext } from '../call.ts';
import { flagOf } from '../documents.ts';
import { formSpecs } from '../forms/brand-forms.ts';

export type RegistrationMode = 'username' | 'mobile';

const isCode = ({ name, enabled }: FieldSpec): boolean => name === 'verificationCode' && enabled;

/**
 * The fields of the registration form in a mode. With the switch REGMOBVERF3 a registration by mobile number needs the code that
 * was sent to the number, and so does every other whose rules ask for the code at all.
 */
export function registrationSpecs(context: CallContext, mode: RegistrationMode): FieldSpec[] | undefined {
  const specs = formSpecs(context, 'register', { mode });
  if (!flagOf(context.brand, 'REGMOBVERF3')) return specs;
  return specs?.map((spec) => {
    if (spec.name !== 'verificationCode') return spec;
    if (mode === 'mobile') return { ...spec, enabled: true, when: undefined, required: true };
    return spec.enabled ? { ...spec, required: true } : spec;
  });
}

/** Whether a registration in this mode may send a code back. */
export const codeAsked = (context: CallContext, mode: RegistrationMode): boolean =>
  flagOf(context.brand, mode === 'mobile' ? 'registerByMobile' : 'registerByUsername') &&
  (registrationSpecs(context, mode)?.some(isCode) ?? false);
