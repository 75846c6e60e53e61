import { expect, it } from 'vitest';
import { depositMethods, payoutMethods } from '#server/cashier/document.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { withoutSwitchedOff } from './switched-off.ts';

const ids = (entries: { id: string }[]): string[] => entries.map(({ id }) => id);

it('takes ways to pay out of what is offered, and nothing else', () => {
  const documents = brandDocuments();
  const before = { brand: 'alpha', seq: 1, documents };
  const [deposit = ''] = ids(depositMethods(before));
  const [payout = ''] = ids(payoutMethods(before));
  const kill = [
    `deposit:${deposit}`,
    `payout:${payout}`,
    'deposit:gone',
    'heroCarousel',
    'block:home/body/hero',
  ];
  const after = { ...before, documents: withoutSwitchedOff(documents, kill) };
  expect(ids(depositMethods(after))).toEqual(ids(depositMethods(before)).slice(1));
  expect(ids(payoutMethods(after))).toEqual(ids(payoutMethods(before)).slice(1));
  expect(depositMethods(before)[0]?.id).toBe(deposit);
  const changed = Object.keys(documents).filter(
    (key) => after.documents[key as 'cashier/main'] !== documents[key as 'cashier/main'],
  );
  expect(changed).toEqual(['cashier/main']);
});
