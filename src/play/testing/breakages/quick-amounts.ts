import { askFor, change, formFile, type Breakage } from '#engine/testing/breakages/breakage.ts';
import type { PackValues } from '#engine/testing/small-packs.ts';
import type { quickAmountProblems } from '#play/cashier/check-quick-amounts.ts';

/** A cashier of the shop with two ways to pay in: from 100 to 400, and from 700 to 900. */
const cashier = (packs: PackValues): void => {
  const method = { kind: 'hosted', provider: 'sandbox', name: 'form.group', text: 'form.group' };
  packs['shop'] = {
    ...packs['shop'],
    'cashier/main': {
      kind: 'cashier',
      id: 'main',
      banks: { order: [], items: {} },
      deposit: {
        methods: {
          order: ['small', 'large'],
          items: { small: { ...method, min: 100, max: 400 }, large: { ...method, min: 700, max: 900 } },
        },
      },
      withdrawal: { min: 100, max: 900, methods: { order: [], items: {} }, receiptMinutes: 30 },
    },
  };
};

export const quickAmounts: Breakage<keyof typeof quickAmountProblems>[] = [
  change(
    'a button for less than any way to pay in takes',
    (packs) => {
      askFor(packs, 'odd', { input: 'amount', quick: [50, 800], boundsFrom: [{ source: 'depositMethods' }] });
      cashier(packs);
    },
    { code: 'QUICK_NEVER_SHOWN', file: formFile, pointer: '/fields/odd/quick/0', at: '50' },
  ),
  change(
    'a button for more than may be withdrawn',
    (packs) => {
      askFor(packs, 'odd', { input: 'amount', quick: [200, 9000], boundsFrom: [{ source: 'payoutBounds' }] });
      cashier(packs);
    },
    { code: 'QUICK_NEVER_SHOWN', file: formFile, pointer: '/fields/odd/quick/1', at: '9000' },
  ),
];
