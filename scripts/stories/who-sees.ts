import { callGuards } from '#contract/generated/call-guards.ts';
import type { CallId } from '#contract/generated/calls.ts';
import { evaluate } from '#engine/conditions/conditions.ts';
import { isOnForAll } from '#engine/flags/flag.ts';
import type { CorePart } from '#engine/bundle/bundle-format.ts';
import type { Looking } from '../../.storybook/brand-data.ts';

const types: Readonly<Record<Looking, number>> = { visitor: -1, guest: 4, member: 0, agent: 1, excluded: 0 };

/** The facts of a session, and the flags of the brand; what else a condition reads is not known here. */
const factsOf =
  (who: Looking, { flags }: CorePart) =>
  (name: string): unknown => {
    const known: Readonly<Record<string, unknown>> = {
      'session.loggedIn': who !== 'visitor',
      'session.excluded': who === 'excluded',
      'member.type': types[who],
      'member.isAgent': who === 'agent',
      'member.isGuest': who === 'guest',
    };
    if (name.startsWith('flags.')) return isOnForAll(flags.flags[name.slice('flags.'.length)]);
    return known[name];
  };

const order: readonly Looking[] = ['visitor', 'member', 'agent', 'guest', 'excluded'];

/** True if the account may use all these calls. */
const mayAsk = (who: Looking, calls: readonly CallId[]): boolean =>
  calls.every((call) => {
    const guard = (callGuards as Readonly<Partial<Record<CallId, { for: string }>>>)[call]?.for;
    if (guard === undefined) return true;
    return who !== 'visitor' && (guard === 'any' || (guard === 'agent' ? who === 'agent' : who !== 'guest'));
  });

/** The first of those who may look to whom all conditions show something and the calls answer. */
export function whoSees(
  core: CorePart,
  conditions: readonly unknown[],
  calls: readonly CallId[] = [],
): Looking {
  const sees = (who: Looking): boolean =>
    mayAsk(who, calls) &&
    conditions.every(
      (when) => when === undefined || evaluate(when as boolean | object, factsOf(who, core) as never),
    );
  return order.find(sees) ?? order.find((who) => mayAsk(who, calls)) ?? 'visitor';
}
