import { change, type Breakage } from '#engine/testing/breakages/breakage.ts';
import type { PackValues } from '#engine/testing/small-packs.ts';
import type { promotionProblems } from '#play/promotions/check-promotion.ts';

const file = 'shop/promotion/spring.json';

const whole = {
  kind: 'promotion',
  title: 'notice.title',
  summary: 'notice.title',
  terms: 'notice.title',
  from: '2026-03-01T00:00:00Z',
  until: '2026-04-01T00:00:00Z',
  trigger: { on: 'deposit', least: 1000 },
  gives: { what: 'money', by: 'share', percent: 10, max: 500 },
  budget: 10_000,
};

const wagering = { times: 10, days: 7 };
const bonus = (more: object): object => ({
  what: 'bonus',
  by: 'fixed',
  amount: 500,
  wagering: { ...wagering, ...more },
});
const ranking = {
  trigger: { on: 'rank', by: 'stake', every: 'day', places: 3 },
  gives: { what: 'money', by: 'fixed', amount: 10 },
} as const;

/** Promotions of the shop: one that a breakage changes, and others beside it. */
const promotions = (packs: PackValues, spring: object, others: Record<string, object> = {}): void => {
  const documents = Object.entries({ ...others, spring }).map(([id, given]) => [
    `promotion/${id}`,
    { ...whole, id, ...given },
  ]);
  packs['shop'] = { ...packs['shop'], ...(Object.fromEntries(documents) as PackValues[string]) };
};

const broken = (
  what: string,
  spring: object,
  expected: { code: keyof typeof promotionProblems; pointer: string; at: string },
  others?: Record<string, object>,
): Breakage<keyof typeof promotionProblems> =>
  change(what, (packs) => promotions(packs, spring, others), { file, ...expected });

export const promotionBreakages: Breakage<keyof typeof promotionProblems>[] = [
  broken(
    'a promotion that ends before it begins',
    { until: '2026-03-01T00:00:00Z' },
    {
      code: 'PROMOTION_PERIOD',
      pointer: '/until',
      at: '"2026-03-01',
    },
  ),
  broken(
    'a promotion on losses without a window',
    { trigger: { on: 'loss' } },
    { code: 'PROMOTION_TRIGGER', pointer: '/trigger/on', at: '"loss"' },
  ),
  broken(
    'a code that nobody enters',
    { trigger: { on: 'deposit', code: 'LEAF' } },
    { code: 'PROMOTION_TRIGGER', pointer: '/trigger/code', at: '"LEAF"' },
  ),
  broken(
    'a registration that has to be joined',
    { trigger: { on: 'registration' }, gives: { what: 'money', by: 'fixed', amount: 5 }, join: true },
    { code: 'PROMOTION_TRIGGER', pointer: '/join', at: 'true' },
  ),
  broken(
    'deposits by a method that there is not',
    { trigger: { on: 'deposit', method: 'gold' } },
    { code: 'PROMOTION_METHOD', pointer: '/trigger/method', at: '"gold"' },
  ),
  broken(
    'an audience by what a page knows',
    { audience: { '==': [{ var: 'viewer.width' }, 'phone'] } },
    { code: 'PROMOTION_FACT', pointer: '/audience', at: '{' },
  ),
  broken(
    'a fixed reward without an amount',
    { gives: { what: 'money', by: 'fixed' } },
    { code: 'PROMOTION_REWARD', pointer: '/gives/by', at: '"fixed"' },
  ),
  broken(
    'a share of a registration',
    { trigger: { on: 'registration' } },
    { code: 'PROMOTION_REWARD', pointer: '/gives/by', at: '"share"' },
  ),
  broken(
    'a share of a number of rounds',
    { trigger: { on: 'rounds', every: 'day', least: 5 } },
    { code: 'PROMOTION_REWARD', pointer: '/gives/by', at: '"share"' },
  ),
  broken(
    'stakes without a window',
    { trigger: { on: 'stake', least: 1000 } },
    { code: 'PROMOTION_TRIGGER', pointer: '/trigger/on', at: '"stake"' },
  ),
  broken(
    'a level that the mall does not have',
    { trigger: { on: 'level', level: 'platinum' }, gives: { what: 'money', by: 'fixed', amount: 5 } },
    { code: 'PROMOTION_LEVEL', pointer: '/trigger/level', at: '"platinum"' },
  ),
  broken(
    'a friend who has to stake nothing',
    {
      trigger: { on: 'referral', after: 'stake', gets: 'inviter' },
      gives: { what: 'money', by: 'fixed', amount: 5 },
    },
    { code: 'PROMOTION_TRIGGER', pointer: '/trigger/after', at: '"stake"' },
  ),
  broken(
    'days in which a friend has to be registered',
    {
      trigger: { on: 'referral', after: 'registration', gets: 'friend', within: 7 },
      gives: { what: 'money', by: 'fixed', amount: 5 },
    },
    { code: 'PROMOTION_TRIGGER', pointer: '/trigger/within', at: '7' },
  ),
  broken(
    'a share of what a friend stakes',
    { trigger: { on: 'referral', after: 'stake', gets: 'inviter', least: 500 } },
    { code: 'PROMOTION_REWARD', pointer: '/gives/by', at: '"share"' },
  ),
  broken(
    'a friend who is invited twice',
    { trigger: { on: 'referral', after: 'deposit', gets: 'friend' }, limits: { member: 2 } },
    { code: 'PROMOTION_LIMITS', pointer: '/limits/member', at: '2' },
  ),
  broken(
    'a ranking of some members',
    { ...ranking, audience: { var: 'security.verified' } },
    { code: 'PROMOTION_TRIGGER', pointer: '/audience', at: '{' },
  ),
  broken(
    'a ranking among missions',
    { ...ranking, shown: 'missions' },
    { code: 'PROMOTION_TRIGGER', pointer: '/shown', at: '"missions"' },
  ),
  broken(
    'a prize for a place that has none',
    { ...ranking, gives: { what: 'money', by: 'tiers', tiers: [{ from: 4, amount: 5 }] } },
    { code: 'PROMOTION_REWARD', pointer: '/gives/tiers/0/from', at: '4' },
  ),
  broken(
    'a budget below the prizes of one window',
    { ...ranking, budget: 29 },
    { code: 'PROMOTION_BUDGET', pointer: '/budget', at: '29' },
  ),
  broken(
    'days in a row of a deposit',
    { trigger: { on: 'deposit', least: 1000, days: 7 } },
    { code: 'PROMOTION_TRIGGER', pointer: '/trigger/days', at: '7' },
  ),
  broken(
    'tiers that do not rise',
    {
      gives: {
        what: 'money',
        by: 'tiers',
        tiers: [
          { from: 2000, amount: 50 },
          { from: 1000, amount: 90 },
        ],
      },
    },
    { code: 'PROMOTION_REWARD', pointer: '/gives/tiers/1/from', at: '1000' },
  ),
  broken(
    'a cap below the smallest share',
    { gives: { what: 'money', by: 'share', percent: 10, max: 99 } },
    { code: 'PROMOTION_CAP', pointer: '/gives/max', at: '99' },
  ),
  broken(
    'more back than was lost',
    {
      trigger: { on: 'loss', every: 'week' },
      gives: { what: 'money', by: 'share', percent: 101 },
    },
    { code: 'PROMOTION_REWARD', pointer: '/gives/percent', at: '101' },
  ),
  broken(
    'a bonus without wagering',
    { gives: { what: 'bonus', by: 'fixed', amount: 500 } },
    { code: 'PROMOTION_WAGERING', pointer: '/gives/what', at: '"bonus"' },
  ),
  broken(
    'wagering of what is money already',
    { gives: { what: 'money', by: 'fixed', amount: 500, wagering } },
    { code: 'PROMOTION_WAGERING', pointer: '/gives/wagering', at: '{' },
  ),
  broken(
    'wagering of a deposit that there is none of',
    { trigger: { on: 'registration' }, gives: bonus({ of: 'bonusAndDeposit' }) },
    { code: 'PROMOTION_WAGERING', pointer: '/gives/wagering/of', at: '"bonusAndDeposit"' },
  ),
  broken(
    'wagering that no game counts for',
    { gives: bonus({ contributions: { otherwise: 0, categories: { RNG: 0 } } }) },
    { code: 'PROMOTION_WAGERING', pointer: '/gives/wagering/contributions', at: '{' },
  ),
  broken(
    'wagering by a vendor that the brand does not have',
    { gives: bonus({ contributions: { vendors: { NOBODY: 50 } } }) },
    { code: 'PROMOTION_WAGERING', pointer: '/gives/wagering/contributions/vendors/NOBODY', at: '50' },
  ),
  broken(
    'a bonus of which less becomes money than it is',
    { gives: bonus({ maxWin: 499 }) },
    { code: 'PROMOTION_WAGERING', pointer: '/gives/wagering/maxWin', at: '499' },
  ),
  change(
    'a bonus of lotteries whose largest stake is below their smallest',
    (packs) => {
      const contributions = { otherwise: 0, categories: { LOTT: 100 } };
      promotions(packs, { gives: bonus({ maxStake: 9, contributions }) });
      packs['shop'] = {
        ...packs['shop'],
        'lotteries/main': { kind: 'lotteries', id: 'main', limits: { minimumStake: '0.10' } },
      } as PackValues[string];
    },
    { file, code: 'PROMOTION_WAGERING', pointer: '/gives/wagering/maxStake', at: '9' },
  ),
  broken(
    'a budget below one reward',
    { budget: 99 },
    { code: 'PROMOTION_BUDGET', pointer: '/budget', at: '99' },
  ),
  broken(
    'more rewards a day than in total',
    { limits: { member: 2, memberDay: 3 } },
    { code: 'PROMOTION_LIMITS', pointer: '/limits/memberDay', at: '3' },
  ),
  broken(
    'more rewards for a member than for its device',
    { limits: { member: 5, device: 4 } },
    { code: 'PROMOTION_LIMITS', pointer: '/limits/device', at: '4' },
  ),
  broken(
    'two automatic ones of a group for one event',
    { group: 'welcome' },
    { code: 'PROMOTION_GROUP', pointer: '/group', at: '"welcome"' },
    { autumn: { group: 'welcome', trigger: { on: 'deposit', nth: 1 } } },
  ),
  broken(
    'two promotions with one code',
    { trigger: { on: 'code', code: 'LEAF' }, gives: { what: 'points', by: 'fixed', amount: 5 } },
    { code: 'PROMOTION_CODE', pointer: '/trigger/code', at: '"LEAF"' },
    { autumn: { trigger: { on: 'code', code: 'LEAF' }, gives: { what: 'points', by: 'fixed', amount: 5 } } },
  ),
];
