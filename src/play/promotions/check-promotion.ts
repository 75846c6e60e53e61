import { documentValidators } from '#contract/generated/validators.js';
import { isJsonObject, own } from '#engine/json/json.ts';
import type { ProblemCodes } from '#engine/problems.ts';
import type { Brand, BrandDocument } from '#engine/validate/brand.ts';
import { overlaps, type Campaign } from './campaign.ts';
import { unknownFacts } from './known-facts.ts';
import { rewardFaults } from './check-reward.ts';
import { entryFaults } from './check-entries.ts';
import { referralFaults } from './check-referral.ts';
import { wageringFaults } from './check-wagering.ts';
import type { Fault } from './fault.ts';
import { triggerKinds } from './triggers.ts';

export const promotionProblems = {
  PROMOTION_PERIOD: { severity: 'error', explanation: 'A promotion ends before it has begun.' },
  PROMOTION_TRIGGER: {
    severity: 'error',
    explanation: 'What sets a promotion off lacks a property that it needs, or has one that never counts.',
  },
  PROMOTION_METHOD: {
    severity: 'error',
    explanation: 'A promotion waits for deposits by a method that the cashier does not have.',
  },
  PROMOTION_LEVEL: {
    severity: 'error',
    explanation: 'A promotion is about a level that the mall does not have.',
  },
  PROMOTION_FACT: {
    severity: 'error',
    explanation: 'The audience of a promotion reads a fact that only an open page knows.',
  },
  PROMOTION_REWARD: {
    severity: 'error',
    explanation:
      'The reward of a promotion cannot be computed from what its document says, or is more than was lost.',
  },
  PROMOTION_CAP: {
    severity: 'error',
    explanation: 'The cap of a promotion is below the share of the least amount that counts.',
  },
  PROMOTION_WAGERING: {
    severity: 'error',
    explanation:
      'The wagering of a bonus cannot be done, counts nothing, or contradicts what the promotion gives.',
  },
  PROMOTION_BUDGET: {
    severity: 'error',
    explanation: 'The budget of a promotion does not suffice for one reward.',
  },
  PROMOTION_RAFFLE: {
    severity: 'error',
    explanation:
      'A promotion gives tickets of a raffle that there is not, or that closes before they are given.',
  },
  PROMOTION_LIMITS: {
    severity: 'error',
    explanation: 'A limit of a promotion is never reached, since another one is smaller.',
  },
  PROMOTION_GROUP: {
    severity: 'error',
    explanation: 'Two promotions of one group are given by themselves for the same event at the same time.',
  },
  PROMOTION_CODE: {
    severity: 'error',
    explanation: 'Two promotions have the same code at the same time.',
  },
} as const satisfies ProblemCodes;

type PromotionBrand = Brand<keyof typeof promotionProblems>;

/** True if the schema accepts a document; what it refuses is reported by its own check. */
export const isWholePromotion = (
  content: BrandDocument['content'],
): content is BrandDocument['content'] & Campaign => documentValidators['promotion']?.(content) === true;

/** Reports what contradicts itself in a promotion, the cashier of its brand or the other promotions. */
export function checkPromotion(brand: PromotionBrand, document: BrandDocument): void {
  const { content } = document;
  if (!isWholePromotion(content)) return;
  const faults = [
    ...periodFaults(content),
    ...triggerFaults(content),
    ...methodFaults(brand, content),
    ...levelFaults(brand, content),
    ...audienceFaults(content),
    ...rewardFaults(brand, content),
    ...wageringFaults(brand, content),
    ...referralFaults(content),
    ...entryFaults(brand, content),
    ...limitFaults(content),
    ...othersFaults(brand, document.key, content),
  ];
  for (const fault of faults) brand.report(document.key, fault);
}

function periodFaults({ from, until }: Campaign): Fault[] {
  if (Date.parse(until) > Date.parse(from)) return [];
  const message = `It ends at ${until} and begins at ${from}, so that it never runs.`;
  return [{ code: 'PROMOTION_PERIOD', pointer: '/until', message, fix: 'Write a later end.' }];
}

function triggerFaults({ trigger, audience, shown, join = false, how }: Campaign): Fault[] {
  const { on } = trigger;
  const { needs, takes } = triggerKinds[on];
  const code = 'PROMOTION_TRIGGER' as const;
  const has = Object.keys(trigger).filter((name) => name !== 'on');
  const missing = needs.filter((name) => !has.includes(name));
  const idle = has.filter((name) => ![...needs, ...takes].includes(name));
  const found: Fault[] = [
    ...missing.map((name) => ({
      code,
      pointer: '/trigger/on',
      message: `"${on}" needs "${name}", without which nothing sets the promotion off.`,
      fix: `Add "${name}" to "trigger".`,
    })),
    ...idle.map((name) => ({
      code,
      pointer: `/trigger/${name}`,
      message: `"${name}" never counts with "${on}".`,
      fix: `Remove "${name}", or choose another event.`,
    })),
  ];
  if (on === 'rank' && shown !== undefined) {
    const message = 'A rank is shown among rankings alone.';
    found.push({ code, pointer: '/shown', message, fix: 'Remove "shown".' });
  }
  if (on === 'rank' && audience !== undefined) {
    const message = 'All who play are ranked, so that a prize would be given to nobody.';
    found.push({ code, pointer: '/audience', message, fix: 'Remove "audience", or narrow "only".' });
  }
  if (join && on !== 'deposit' && on !== 'loss') {
    const message = `Members enter a promotion on "${on}" by that itself, so that nobody is asked to join.`;
    found.push({ code, pointer: '/join', message, fix: 'Remove "join".' });
  }
  if (how === 'claim' && (on === 'code' || on === 'application')) {
    const message = `A reward on "${on}" is credited at once, so that there is nothing to claim.`;
    found.push({ code, pointer: '/how', message, fix: 'Remove "how", or write "automatic".' });
  }
  return found;
}

function methodFaults(brand: PromotionBrand, { trigger: { method } }: Campaign): Fault[] {
  if (method === undefined || brand.abstract) return [];
  const deposit = own(brand.document('cashier/main')?.content ?? {}, 'deposit');
  const methods = isJsonObject(deposit) ? own(deposit, 'methods') : undefined;
  const items = isJsonObject(methods) ? own(methods, 'items') : undefined;
  const known = isJsonObject(items) ? Object.keys(items) : [];
  if (known.includes(method)) return [];
  const message = `The cashier has no method "${method}", so that no deposit sets the promotion off.`;
  const fix = known.length > 0 ? `Write one of ${known.join(', ')}.` : 'Add methods to cashier/main first.';
  return [{ code: 'PROMOTION_METHOD', pointer: '/trigger/method', message, fix }];
}

function levelFaults(brand: PromotionBrand, { trigger: { level } }: Campaign): Fault[] {
  if (level === undefined || brand.abstract) return [];
  const levels = own(brand.document('mall/main')?.content ?? {}, 'levels');
  const items = isJsonObject(levels) ? own(levels, 'items') : undefined;
  const known = isJsonObject(items) ? Object.keys(items) : [];
  if (known.includes(level)) return [];
  const message = `The mall has no level "${level}", so that nobody gets a reward.`;
  const fix = known.length > 0 ? `Write one of ${known.join(', ')}.` : 'Add levels to mall/main first.';
  return [{ code: 'PROMOTION_LEVEL', pointer: '/trigger/level', message, fix }];
}

const audienceFaults = ({ audience }: Campaign): Fault[] =>
  unknownFacts(audience).map((fact) => ({
    code: 'PROMOTION_FACT' as const,
    pointer: '/audience',
    message: `"${fact}" is known to an open page only, and rewards are decided on the server.`,
    fix: 'Use facts of audience, member, security, flags and own.',
  }));

function limitFaults({ limits = {}, trigger }: Campaign): Fault[] {
  const { member = 1, memberDay, device, campaign } = limits;
  const code = 'PROMOTION_LIMITS';
  const found: Fault[] = [];
  const once = trigger.on === 'registration' || trigger.on === 'level' || trigger.nth !== undefined;
  if (once && member > 1) {
    const message = `What sets it off happens once to a member, so that ${member} rewards are never reached.`;
    found.push({ code, pointer: '/limits/member', message, fix: 'Write 1, or remove it.' });
  }
  if (memberDay !== undefined && memberDay > member) {
    const message = `A member gets ${member} in total, so that ${memberDay} a day are never reached.`;
    found.push({ code, pointer: '/limits/memberDay', message, fix: `Write ${member} or less.` });
  }
  if (device !== undefined && device < member) {
    const message = `All members of one device together get ${device}, so that ${member} for one are never reached.`;
    found.push({ code, pointer: '/limits/device', message, fix: `Write ${member} or more.` });
  }
  if (campaign !== undefined && campaign < member) {
    const message = `All members together get ${campaign}, so that ${member} for one are never reached.`;
    found.push({ code, pointer: '/limits/campaign', message, fix: `Write ${member} or more.` });
  }
  return found;
}

/** True if one event of a member sets off both. */
const meet = (one: Campaign['trigger'], other: Campaign['trigger']): boolean =>
  one.on === other.on &&
  (one.nth === undefined || other.nth === undefined || one.nth === other.nth) &&
  (one.method === undefined || other.method === undefined || one.method === other.method) &&
  one.after === other.after &&
  one.gets === other.gets;

function othersFaults(brand: PromotionBrand, key: string, campaign: Campaign): Fault[] {
  const { group, trigger, how } = campaign;
  const itself = (one: Campaign): boolean =>
    one.how !== 'claim' && one.join !== true && one.trigger.on !== 'code' && one.trigger.on !== 'application';
  return brand.ofKind('promotion').flatMap((document): Fault[] => {
    const other = document.content;
    // The later of two by its key is told, so that a pair is one problem.
    if (document.key >= key || !isWholePromotion(other) || !overlaps(campaign, other)) return [];
    if (trigger.on === 'code' && trigger.code !== undefined && trigger.code === other.trigger.code) {
      const message = `"${document.id}" has the code ${trigger.code} at the same time, so that nobody knows which is meant.`;
      return [
        { code: 'PROMOTION_CODE', pointer: '/trigger/code', message, fix: 'Write another code or period.' },
      ];
    }
    const both = how !== 'claim' && itself(campaign) && itself(other);
    if (group === undefined || group !== other.group || !both || !meet(trigger, other.trigger)) return [];
    const message = `"${document.id}" is of the group "${group}" too and given for the same event at the same time, so that chance decides which one a member gets.`;
    const fix = 'Let members join or claim one of them, or change group, event or period.';
    return [{ code: 'PROMOTION_GROUP', pointer: '/group', message, fix }];
  });
}
