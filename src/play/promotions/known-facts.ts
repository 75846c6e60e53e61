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

/** Facts of the audience of rewards that an open page alone knows. */
export const unknownFacts = (audience: Campaign['audience']): string[] =>
  factsOf(audience).filter((fact) => !isKnownOfMember(fact));

/** What a member has to play with. It is looked up for members who are counted or written to; rewards do not depend on it. */
export const balanceFact = 'member.balance';

/** Facts by which members can be neither counted nor written to, since an open page alone knows them. */
export const uncountedFacts = (audience: Campaign['audience']): string[] =>
  unknownFacts(audience).filter((fact) => fact !== balanceFact);
