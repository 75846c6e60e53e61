import { evaluate, factsOf } from '#engine/conditions/conditions.ts';
import { isFlagOn, utcMinute } from '#engine/flags/flag.ts';
import { own } from '#engine/json/json.ts';
import { countryOfMobile } from '#engine/phones/numbering-plans.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { isAgent, isGuest } from '#server/members/member-type.ts';
import type { Member } from '#server/members/members.ts';
import { levelsOf } from '#server/points/document.ts';

/** What an audience asks about. */
export type Asked = {
  member: Member;
  /** Level that was written down for the member. */
  level: string | undefined;
  /** Credited deposits until `at`, in minor units. */
  at: Date;
  deposits: number;
  depositSum: bigint;
  /** Of the latest credited deposit. */
  depositAt: Date | undefined;
};

const dayMs = 86_400_000;

const daysBetween = (before: Date, after: Date): number =>
  Math.max(0, Math.floor((after.getTime() - before.getTime()) / dayMs));

/** True if the audience of a campaign asks about deposits. */
export const asksDeposits = ({ audience }: Pick<Campaign, 'audience'>): boolean =>
  factsOf(audience).some((fact) => fact.startsWith('audience.deposit'));

const factOf = (
  brand: LiveBrand,
  { member, level, at, deposits, depositSum, depositAt }: Asked,
  name: string,
): unknown => {
  const { type, profile, mobile, mobile_verified_at: mobileAt, email_verified_at: emailAt } = member;
  const known: Readonly<Record<string, () => unknown>> = {
    'session.loggedIn': () => true,
    'member.type': () => type,
    'member.level': () => level ?? levelsOf(brand)[0]?.id ?? '',
    'member.isAgent': () => isAgent(type),
    'member.isGuest': () => isGuest(type),
    'security.email': () => typeof profile['email'] === 'string' && profile['email'] !== '',
    'security.mobile': () => mobile !== null,
    'security.verified': () => mobileAt !== null || emailAt !== null,
    'security.paymentPassword': () => member.payment_password_hash !== null,
    'audience.daysRegistered': () => daysBetween(member.registered_at, at),
    'audience.deposits': () => deposits,
    'audience.depositSum': () => Number(depositSum),
    'audience.depositDays': () => (depositAt ? daysBetween(depositAt, at) : -1),
    'audience.country': () => (mobile === null ? '' : (countryOfMobile(mobile) ?? '')),
    'audience.tags': () => member.tags,
    'audience.mobileVerified': () => mobileAt !== null,
    'audience.emailVerified': () => emailAt !== null,
  };
  return own(known, name)?.();
};

/** A fact about a member that the server knows while nobody looks. */
export const memberFact = (brand: LiveBrand, asked: Asked, name: string): unknown =>
  name.startsWith('own.') ? own(asked.member.own, name.slice('own.'.length)) : factOf(brand, asked, name);

/** True if a campaign is for a member, by the facts that `known-facts.ts` lists. */
export const isFor = (
  brand: LiveBrand,
  { audience }: Pick<Campaign, 'audience'>,
  asked: Asked,
  /** Facts that are looked up beside these, or taken to be otherwise. */
  supposed: Readonly<Record<string, unknown>> = {},
): boolean =>
  !isGuest(asked.member.type) &&
  evaluate(audience, (name) => {
    if (Object.hasOwn(supposed, name)) return supposed[name];
    const [family, rest = ''] = [name.slice(0, name.indexOf('.')), name.slice(name.indexOf('.') + 1)];
    return family === 'flags'
      ? isFlagOn(rest, documentOf(brand, 'flags')?.flags[rest], {
          // Nobody's browser is there when rewards are decided.
          bucket: undefined,
          minute: () => utcMinute(asked.at.toISOString()),
          fact: (fact) => memberFact(brand, asked, fact),
        })
      : memberFact(brand, asked, name);
  });
