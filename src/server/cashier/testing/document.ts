import type { CashierDocument } from '#contract/generated/documents.ts';

/** A cashier for tests: a method of each kind, small bounds; amounts in minor units. */
export const cashierDocument = (): CashierDocument => ({
  kind: 'cashier',
  id: 'main',
  banks: {
    order: ['north', 'purse'],
    items: {
      north: { name: 'North Bank', kind: 'bank', digits: { min: 8, max: 16 } },
      purse: { name: 'Purse', kind: 'ewallet', digits: { min: 7, max: 12 } },
    },
  },
  deposit: {
    waitingMax: 2,
    methods: {
      order: ['transfer', 'card', 'closed'],
      items: {
        transfer: {
          kind: 'transfer',
          name: 'cashier.method.transfer',
          min: 1_000,
          max: 1_000_000,
          quick: [5_000],
          feePercent: 1.5,
          minutes: 30,
          accounts: {
            order: ['main'],
            items: { main: { bank: 'north', holder: 'Alpha House', number: '1234567890' } },
          },
        },
        card: {
          kind: 'hosted',
          provider: 'till',
          look: 'card',
          name: 'cashier.method.card',
          min: 1_000,
          max: 500_000,
          minutes: 20,
        },
        closed: { kind: 'hosted', enabled: false, name: 'cashier.method.card', min: 1, max: 2 },
      },
    },
  },
  withdrawal: {
    min: 1_000,
    max: 500_000,
    perDay: { count: 3, sum: 600_000 },
    accountsMax: 2,
    receiptMinutes: 60,
    methods: {
      order: ['bank', 'ewallet'],
      items: {
        bank: { kind: 'bank', name: 'cashier.payout.bank', feePercent: 1, minutes: 45 },
        ewallet: { kind: 'ewallet', name: 'cashier.payout.ewallet' },
      },
    },
  },
  transfers: {
    vendor: { min: 100, max: 1_000_000 },
    upline: { min: 100, max: 50_000, quick: [500], perDay: { count: 3, sum: 60_000 } },
  },
  approval: { fourEyesFrom: 300_000 },
});
