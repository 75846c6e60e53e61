import type { CallTypes } from '#contract/generated/calls.ts';
import { factsOf } from '#engine/conditions/conditions.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { isFor, type Asked } from './audience.ts';

export type MissingStep = NonNullable<
  CallTypes['promotionStates']['value']['promotions'][number]['missing']
>[number];
type Supposed = { step: MissingStep; facts: Readonly<Record<string, unknown>> };

/** What a member can still do about its account, with the facts that are true after it. */
function openSteps({ member, deposits }: Asked): Supposed[] {
  const { mobile, profile, mobile_verified_at: mobileAt, email_verified_at: emailAt } = member;
  const hasEmail = typeof profile['email'] === 'string' && profile['email'] !== '';
  const more = Number.MAX_SAFE_INTEGER;
  const steps: Supposed[] = [
    ...(mobileAt === null
      ? [
          {
            step: mobile === null ? ('addMobile' as const) : ('verifyMobile' as const),
            facts: { 'security.mobile': true, 'security.verified': true, 'audience.mobileVerified': true },
          },
        ]
      : []),
    ...(emailAt === null
      ? [
          {
            step: hasEmail ? ('verifyEmail' as const) : ('addEmail' as const),
            facts: { 'security.email': true, 'security.verified': true, 'audience.emailVerified': true },
          },
        ]
      : []),
    ...(member.payment_password_hash === null
      ? [{ step: 'setPaymentPassword' as const, facts: { 'security.paymentPassword': true } }]
      : []),
    { step: 'deposit', facts: { 'audience.deposits': deposits + 1, 'audience.depositSum': more } },
    { step: 'deposit', facts: { 'audience.deposits': more, 'audience.depositSum': more } },
  ];
  // A contact that is known has only to be verified: that comes before another one.
  return steps.toSorted(
    (one, other) => Number(one.step.startsWith('add')) - Number(other.step.startsWith('add')),
  );
}

/** Every choice of some steps, fewer ones first. */
const choicesOf = (steps: readonly Supposed[]): Supposed[][] =>
  steps
    .reduce<Supposed[][]>((found, step) => [...found, ...found.map((chosen) => [...chosen, step])], [[]])
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => one.length - other.length);

/** The fewest steps after which a campaign is for a member whom it is not for yet; empty where no step of it helps. */
export function missingSteps(
  brand: LiveBrand,
  campaign: Pick<Campaign, 'audience'>,
  asked: Asked,
): MissingStep[] {
  if (isFor(brand, campaign, asked)) return [];
  const facts = new Set(factsOf(campaign.audience));
  const steps = openSteps(asked).filter((step) => Object.keys(step.facts).some((fact) => facts.has(fact)));
  const fitting = choicesOf(steps).find((chosen) =>
    isFor(brand, campaign, asked, Object.assign({}, ...chosen.map((step) => step.facts))),
  );
  return [...new Set(fitting?.map(({ step }) => step))];
}
