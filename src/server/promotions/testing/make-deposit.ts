import { randomBytes } from 'node:crypto';
import { confirmDeposit } from '#server/cashier/deposit-states.ts';
import { addDeposit, lockDeposit } from '#server/cashier/deposits.ts';
import { cashierOf } from '#server/cashier/document.ts';
import type { TestGateway } from '#server/gateway/testing/gateway.ts';

/** Makes a deposit of a member; answers what credits it. */
export async function makeDeposit(
  gateway: TestGateway,
  {
    memberId,
    amount,
    methodId = 'card',
  }: { memberId: string; amount: bigint; methodId?: string | undefined },
): Promise<() => Promise<boolean | undefined>> {
  const method = cashierOf(gateway.brand()).deposit.methods.items[methodId];
  if (!method) throw new Error('The method is missing.');
  const plan = { brand: gateway.brand(), memberId, methodId, method, amount, now: gateway.now() };
  const id = randomBytes(12).toString('base64url');
  const more = { id, account: undefined, begun: undefined, sandbox: false };
  await gateway.db.transaction().execute((trx) => addDeposit(trx, { ...plan, ...more }));
  return () =>
    gateway.db.transaction().execute(async (trx) => {
      const row = await lockDeposit(trx, 'alpha', id);
      return row && confirmDeposit(trx, row, { by: 'op-one', now: gateway.now() });
    });
}
