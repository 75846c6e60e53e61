import { factsOf } from '#engine/conditions/conditions.ts';
import type { Campaign } from './campaign.ts';

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
const isKnownOfMember = (fact: string): boolean =>
  known.has(fact) || fact.startsWith('audience.') || fact.startsWith('flags.') || fact.startsWith('own.');

/** Facts of an audience that an open page alone knows. */
export const unknownFacts = (audience: Campaign['audience']): string[] =>
  factsOf(audience).filter((fact) => !isKnownOfMember(fact));
