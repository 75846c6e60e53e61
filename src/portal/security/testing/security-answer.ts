import type { CallTypes } from '#contract/generated/calls.ts';

type Security = CallTypes['memberSecurity']['value'];

/** Answer about an account with an unverified address and nothing else. */
export const securityAnswer = (given: Partial<Security> = {}): Security => ({
  account: 'player01',
  nickname: 'Thiri',
  registeredAt: '2025-06-01T00:00:00Z',
  profile: [],
  mobile: null,
  email: { to: 'th•••i@mail.example', verified: false },
  passwordChangedAt: '2026-01-01T00:00:00Z',
  paymentPassword: false,
  totp: { on: false, recoveryCodesLeft: 0 },
  lastLogin: null,
  ...given,
});
