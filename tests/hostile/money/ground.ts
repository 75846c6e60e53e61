import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { CallId } from '#contract/generated/calls.ts';
import { GatewayClient, type GatewayAnswer, type CallSending } from '#server/gateway/testing/client.ts';
import type { DatabaseKind } from '#server/testing/database.ts';
import { beginLaunch } from '#server/vendors/launch-sessions.ts';
import { testVendor } from '#server/vendors/testing/vendor.ts';
import { startReference } from '../../contract/targets.ts';

export const paymentPassword = '730194';
export const newKey = (): string => randomBytes(12).toString('base64url');

const brand = 'aurora';
const host = 'aurora.localhost';
const secret = 'a-secret-of-the-vendors-of-tests';
const vassalage = 'LUMEN';

export type Player = { name: string; token: string; id: string };

/** The whole server with two players who have money, an agent, and a vendor; and what of all that is money. */
export async function startMoney(kind: DatabaseKind) {
  const began = new Date();
  let now = began;
  const server = await startReference(kind, {
    clock: () => now,
    flags: { humanVerification: false },
    // Closed port: calls to the vendor fail.
    vendors: {
      AURORA__LUMEN: { url: 'http://127.0.0.1:9', secret },
      AURORA__COPPER: { url: 'http://127.0.0.1:9', secret },
      PADAUK__LUMEN: { url: 'http://127.0.0.1:9', secret: `${secret}-of-another-brand` },
    },
  });
  const client = new GatewayClient(server.origin, host);
  const elsewhere = new GatewayClient(server.origin, 'padauk.localhost');
  const { password } = server;
  const random = (size: number): Uint8Array => new Uint8Array(randomBytes(size));

  const logIn = async (name: string, at = client): Promise<Player> => {
    const body = { type: 'username', username: name, password };
    const { token, customerId } = await at.value('sessionLogin', { body });
    return { name, token, id: customerId };
  };
  const withPayment = async (player: Player, at = client): Promise<Player> => {
    const body = { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword, password };
    await at.value('paymentPassword', { token: player.token, body });
    return player;
  };
  const member = await withPayment(await logIn('demo'));
  const other = await withPayment(await logIn('demoteam3'));
  const agent = await withPayment(await logIn('demoagent'));
  const abroad = await withPayment(await logIn('demo', elsewhere), elsewhere);
  const launch = (player: Player, trial = false) =>
    beginLaunch(server.db, {
      brand: { brand, seq: 1, documents: {} },
      memberId: player.id,
      sessionHash: 'x',
      vassalage,
      game: 'one',
      trial,
      now,
      random,
    });
  const vendor = testVendor({ origin: server.origin, secret, brand, vendor: vassalage, now: () => now });

  /** All purses of all players, and the counts of money rows. */
  const money = async (): Promise<Record<string, string>> => {
    const { rows } = await sql<{ what: string; much: string }>`
      select brand || ' ' || owner || ' ' || purse as what, balance::text as much from ledger_balances where owner <> 'house'
      union all select 'transactions', count(*)::text from ledger_transactions
      union all select 'bets', count(*)::text || ' ' || coalesce(sum(stake), 0)::text from bets
      union all select 'deposits', count(*)::text from cashier_deposits
      union all select 'withdrawals', count(*)::text from cashier_withdrawals
      union all select 'accounts', count(*)::text from cashier_accounts
      union all select 'transfers', count(*)::text from vendor_transfers
      union all select 'vendors', count(*)::text from vendor_transactions`.execute(server.db);
    return Object.fromEntries(rows.map(({ what, much }) => [what, much]));
  };

  return {
    ...server,
    client,
    elsewhere,
    vendor,
    secret,
    member,
    other,
    agent,
    abroad,
    launch,
    money,
    logIn,
    now: () => now,
    wait(ms: number): void {
      now = new Date(now.getTime() + ms);
    },
    send: (call: CallId, sending: CallSending = {}): Promise<GatewayAnswer> =>
      client.send(call, { token: member.token, idempotencyKey: newKey(), ...sending }),
    /** Unlike `send` the body is JSON text as given. */
    async sendText(call: CallId, path: string, text: string, enc: boolean): Promise<GatewayAnswer> {
      const body = enc ? await client.encrypt(text, { call }) : text;
      return client.raw(
        'POST',
        path,
        {
          'x-gateway-version': '3',
          'x-module-id': 'portal',
          'idempotency-key': newKey(),
          authorization: `Bearer ${member.token}`,
          'content-type': enc ? 'application/jose' : 'application/json',
        },
        body,
      );
    },
  };
}

export type Money = Awaited<ReturnType<typeof startMoney>>;
