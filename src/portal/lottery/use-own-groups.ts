import { useMemo } from 'react';
import { useFact } from '#ui/facts/facts.tsx';
import type { Loaded } from '#portal/calls/loaded.ts';
import { useSource } from '#portal/sources/use-source.ts';
import type { Rules } from './room-types.ts';

/** Rules with the best prize group of who plays. Where it goes by rates they load until the member's is known. */
export function useOwnGroups(rules: Loaded<Rules>): Loaded<Rules> {
  const member = useSource('member');
  const loggedIn = useFact<boolean>('session.loggedIn');
  return useMemo(() => {
    const groups = rules.value?.prizeGroups;
    if (rules.state !== 'ready' || groups?.byRate !== true || !loggedIn) return rules;
    if (member.state === 'loading') return { state: 'loading', value: undefined, retry: rules.retry };
    const own = member.value?.prizeGroup;
    if (own === undefined) return rules;
    const highest = Math.max(groups.lowest, Math.min(groups.most ?? own, own));
    return { ...rules, value: { ...rules.value, prizeGroups: { ...groups, highest } } };
  }, [rules, member, loggedIn]);
}
