const known: ReadonlySet<string> = new Set([
  'session.loggedIn',
  'member.type',
  'member.level',
  'member.isAgent',
  'member.isGuest',
  'security.email',
  'security.mobile',
  'security.verified',
  'security.paymentPassword',
]);

/** True if the server knows a fact about a member whose page is not open. */
export const isKnownOfMember = (fact: string): boolean =>
  known.has(fact) || fact.startsWith('audience.') || fact.startsWith('flags.') || fact.startsWith('own.');
