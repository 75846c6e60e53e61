// Generated from schemas/ by "npm run generate". Do not edit.
/** Who may use a call that needs a session: anybody who is logged in, whoever has a real account, agents only. */
export type CallGuard = { for: 'any' | 'member' | 'agent'; whilePasswordDue: boolean };
export const callGuards = {
  languageUpdate: {"for":"any","whilePasswordDue":false},
  memberInfo: {"for":"any","whilePasswordDue":true},
  memberPassword: {"for":"member","whilePasswordDue":true},
  memberProviderBegin: {"for":"member","whilePasswordDue":false},
  memberProviderLink: {"for":"member","whilePasswordDue":false},
  memberProviderUnlink: {"for":"member","whilePasswordDue":false},
  memberProviders: {"for":"member","whilePasswordDue":false},
  sessionFirstLogin: {"for":"any","whilePasswordDue":true},
  sessionLogout: {"for":"any","whilePasswordDue":true},
  totpBegin: {"for":"member","whilePasswordDue":false},
  totpConfirm: {"for":"member","whilePasswordDue":false},
  totpEnd: {"for":"member","whilePasswordDue":false},
  totpRecovery: {"for":"member","whilePasswordDue":false},
  walletBalance: {"for":"any","whilePasswordDue":false},
} as const satisfies Record<string, CallGuard>;
