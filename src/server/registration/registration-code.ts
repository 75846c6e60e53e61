import type { FieldSpec } from '#engine/forms/index.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { CallContext } from '#server/calls/call.ts';
import { flagOf } from '#server/brands/documents.ts';
import { formSpecs } from '#server/forms/brand-forms.ts';

export type RegistrationMode = 'username' | 'mobile';

/**
 * True if the brand registers in a mode, by the same rule as its page. Registration by mobile number includes a password,
 * so it takes both switches.
 */
export const offersRegistration = (brand: LiveBrand, mode: RegistrationMode): boolean =>
  mode === 'username'
    ? flagOf(brand, 'registerByUsername')
    : flagOf(brand, 'registerByMobile') && flagOf(brand, 'registerMobilePassword');

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

/** True if a registration in this mode may send a code back. */
export const codeAsked = (context: CallContext, mode: RegistrationMode): boolean =>
  offersRegistration(context.brand, mode) && (registrationSpecs(context, mode)?.some(isCode) ?? false);
