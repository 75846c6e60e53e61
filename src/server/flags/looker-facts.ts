import { deviceOf } from '#contract/device-of.ts';
import type { FactReader } from '#engine/conditions/conditions.ts';
import { own } from '#engine/json/json.ts';
import { countryOf, userAgentOf } from '#server/calls/request-facts.ts';
import { isAgent, isGuest } from '#server/members/member-type.ts';
import type { MemberType } from '#server/members/tables.ts';

/** Whoever looks at a page or makes a call. */
export type Looker = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  countryHeader: string | undefined;
  language: string;
  /** Of the member; undefined for visitors. */
  type: MemberType | undefined;
};

/** Facts that flags may hang on and that the page knows of itself, too. */
export function lookerFacts({ headers, countryHeader, language, type }: Looker): FactReader {
  const known: Readonly<Record<string, () => unknown>> = {
    language: () => language,
    'session.loggedIn': () => type !== undefined,
    'member.type': () => type ?? -1,
    'member.isAgent': () => type !== undefined && isAgent(type),
    'member.isGuest': () => type !== undefined && isGuest(type),
    'visitor.country': () => countryOf({ headers, gateway: { countryHeader } }) ?? '',
    'visitor.device': () => deviceOf(userAgentOf({ headers })),
  };
  return (name) => own(known, name)?.();
}
