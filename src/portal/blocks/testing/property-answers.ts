import { limit, protection } from '#portal/protection/testing/protection-answer.ts';
import { securityAnswer } from '#portal/security/testing/security-answer.ts';
import { promotionStates, standing } from '#portal/testing/promotions.ts';
import { announcement, announcements, game } from '#portal/testing/samples.ts';
import type { Answers } from '#portal/testing/stage.tsx';

const money = { currency: 'USD', digits: 2 };
const sums = { bets: '600', wins: '250', rebates: '10', promotions: '5', netLoss: '335' };
const transfer = { id: 't1', vassalage: 'COPPER', direction: 'in', amount: '25', status: 'SUCCESS' } as const;
const change = (to: string) => ({
  id: to,
  at: '2026-03-01T10:00:00Z',
  change: 'realityCheck' as const,
  kind: null,
  period: null,
  from: '60',
  to,
  until: null,
});

/** Answers to the calls of every block whose properties are tested. */
export const propertyAnswers: Answers = {
  addressList: { addresses: [] },
  promotionStates: promotionStates(standing('a')),
  announcements: announcements({
    player: [announcement('a'), announcement('b')],
    header: [announcement('line')],
    promotion: [announcement('a')],
  }),
  gameList: { games: [game('1')], total: 1 } as never,
  launchAddress: { game_url: 'http://vendors.test/play', launchMode: 'real', game: game('1') },
  helpCenter: { articles: [] },
  memberProviders: { providers: [] },
  memberSecurity: securityAnswer({ lastLogin: null, paymentPassword: true }),
  merchantWallet: { isSingle: false, vendors: [], min: '1', max: '100', ...money },
  profitRecord: { from: '2026-02-24', to: '2026-02-24', total: sums, days: [], gameTypes: [], ...money },
  protection: protection({ limits: [limit('deposit', 'day'), limit('stake', 'day')] }),
  leaderboards: { boards: [], ...money },
  rewards: {
    open: [],
    more: false,
    credited: [
      {
        id: 'w1',
        promotion: 'a',
        title: 'Title a',
        what: 'points',
        amount: '5',
        state: 'CLAIMED',
        at: '2026-03-01T10:00:00Z',
      },
    ],
    ...money,
  },
  roomList: { rooms: [{ roomId: 'r', name: 'Room r', minBet: '1', maxBet: '2' }], ...money },
  sessionCheck: {
    now: '2026-01-05T10:00:00Z',
    startedAt: '2026-01-05T09:00:00Z',
    expiresAt: '2026-01-05T12:00:00Z',
    wagered: '0',
    net: '0',
    minutes: 0,
    nextAt: null,
    ...money,
  },
  protectionHistory: { changes: ['15', '30'].map(change), next: null },
  sessionList: { sessions: [] },
  transferUplineState: {
    upline: { account: 'agent07', nickname: 'Thiri' },
    toDownline: true,
    balance: '100000',
    min: '100',
    max: '50000',
    quick: [],
    perDay: { count: null, sum: null },
    left: { count: null, sum: null },
    ...money,
  },
  walletBalance: { sumBalance: '100', ...money },
  walletTransferState: {
    main: '100',
    transit: '0',
    held: '0',
    vendors: [],
    ...money,
    transfers: [{ ...transfer, at: '2026-03-01T10:00:00Z' }],
  },
  withdrawalList: { withdrawals: [], more: false, ...money },
};
