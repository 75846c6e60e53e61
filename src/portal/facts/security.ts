import type { FactDefinitions } from './definition.ts';

export const facts: FactDefinitions = {
  'security.email': ({ source }) => (source('security')?.email ?? null) !== null,
  'security.mobile': ({ source }) => (source('security')?.mobile ?? null) !== null,
  'security.verified': ({ source }) => {
    const { email, mobile } = source('security') ?? {};
    return (email?.verified ?? false) || (mobile?.verified ?? false);
  },
  'security.paymentPassword': ({ source }) => source('security')?.paymentPassword ?? false,
  'security.totp': ({ source }) => source('security')?.totp.on ?? false,
};
