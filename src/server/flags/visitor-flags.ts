import type { FlagsDocument } from '#contract/generated/documents.ts';
import { factsOfFlags, hasStrategies, settledFlags, utcMinute } from '#engine/flags/flag.ts';
import { whoKnows } from '#engine/flags/known-facts.ts';
import { lookerFacts, type Looker } from './looker-facts.ts';

type Flags = FlagsDocument['flags'];

/** Flags as they are for a visitor whose page the server draws; undefined where no flag has a strategy. */
export function visitorFlags(
  flags: Flags,
  { looker, bucket, now }: { looker: Looker; bucket: () => number; now: Date },
): Flags | undefined {
  if (!hasStrategies(flags)) return undefined;
  const facts = lookerFacts(looker);
  return settledFlags(flags, {
    bucket: bucket(),
    minute: () => utcMinute(now.toISOString()),
    fact: (name) => (whoKnows(name) === 'page' ? facts(name) : undefined),
  });
}

/** Request headers that the flags of a page depend on, beside its cookies. */
export function headersOfFlags(flags: Flags, countryHeader: string | undefined): string[] {
  const facts = factsOfFlags(flags);
  return [
    ...(facts.includes('visitor.country') && countryHeader !== undefined ? [countryHeader] : []),
    ...(facts.includes('visitor.device') ? ['User-Agent'] : []),
  ];
}

export const asksCountry = (flags: Flags): boolean => factsOfFlags(flags).includes('visitor.country');

/** Cookie by which a page knows the country that its server does, where flags ask for it. */
export const countryCookie = 'livery_country';
