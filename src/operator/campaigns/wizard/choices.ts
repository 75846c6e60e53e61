import type { Json } from '#engine/json/json.ts';
import type { Campaign } from '#play/promotions/campaign.ts';

/** Whom a new campaign is for, of the choices that the wizard has. */
export const audiences = ['everybody', 'verified', 'depositors', 'newcomers', 'regulars'] as const;
export type Audience = (typeof audiences)[number];

const newDays = 14;
const regularDeposits = 5;

const conditions: Readonly<Record<Exclude<Audience, 'everybody'>, Json>> = {
  verified: { '==': [{ var: 'security.verified' }, true] },
  depositors: { '>=': [{ var: 'audience.deposits' }, 1] },
  newcomers: { '<=': [{ var: 'audience.daysRegistered' }, newDays] },
  regulars: { '>=': [{ var: 'audience.deposits' }, regularDeposits] },
};

/** The campaign for other members. */
export function withAudience({ audience: _before, ...campaign }: Campaign, audience: Audience): Campaign {
  return audience === 'everybody'
    ? campaign
    : { ...campaign, audience: conditions[audience] as NonNullable<Campaign['audience']> };
}

/** The choice that the campaign has. */
export const audienceOf = ({ audience }: Pick<Campaign, 'audience'>): Audience =>
  audiences.find(
    (choice) => choice !== 'everybody' && JSON.stringify(conditions[choice]) === JSON.stringify(audience),
  ) ?? 'everybody';
