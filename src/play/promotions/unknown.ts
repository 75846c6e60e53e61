import { factsOf } from '#engine/conditions/conditions.ts';
import type { Campaign } from './campaign.ts';
import { entryOf } from './member-state.ts';
import { isEarly } from './triggers.ts';

/** What the record does not have for a simulation, and what its figures suppose instead. */
export type Supposition =
  | 'ENTRY'
  | 'JOIN'
  | 'CLAIM'
  | 'LOOK'
  | 'VISITS'
  | 'FACTS'
  | 'FLAGS'
  | 'WAGERING'
  | 'LEVELS';

/** Facts that the record keeps the past of. */
const kept: ReadonlySet<string> = new Set([
  'audience.daysRegistered',
  'audience.deposits',
  'audience.depositSum',
  'audience.depositDays',
]);

/** True for a fact of a member that is read as it is now. */
const isOfMember = (fact: string): boolean =>
  /^(?:audience|member|security|own)\./u.test(fact) && !kept.has(fact);

/** True if the record tells who would have set the campaign off. */
export const isInRecord = ({ trigger: { on } }: Pick<Campaign, 'trigger'>): boolean =>
  on !== 'code' && on !== 'application' && on !== 'referral';

/** What a simulation of a campaign supposes. */
export function suppositionsOf(campaign: Campaign): Supposition[] {
  const { audience, gives, how, trigger } = campaign;
  if (!isInRecord(campaign)) return ['ENTRY'];
  const facts = factsOf(audience);
  const all: readonly (readonly [Supposition, boolean])[] = [
    ['JOIN', entryOf(campaign, false) === 'join'],
    ['CLAIM', how === 'claim'],
    ['LOOK', isEarly(campaign)],
    ['VISITS', trigger.on === 'login'],
    ['LEVELS', trigger.level !== undefined],
    ['FACTS', facts.some(isOfMember)],
    ['FLAGS', facts.some((fact) => fact.startsWith('flags.'))],
    ['WAGERING', gives.wagering !== undefined],
  ];
  return all.flatMap(([supposition, holds]) => (holds ? [supposition] : []));
}
