import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { sql } from 'kysely';
import type { LobbyDocument } from '#contract/generated/documents.ts';
import { findByAccount } from '#server/members/members.ts';
import { startGateway } from '#server/gateway/testing/gateway.ts';
import { balanceOf } from '#server/ledger/balances.ts';
import type { DatabaseKind } from '#server/testing/database.ts';
import { beginLaunch } from '#server/vendors/launch-sessions.ts';
import { sandboxWords } from '#server/sandbox/sandbox-words.ts';
import type { WordsOf } from '#sandbox/page-words.ts';
import type { SandboxTables } from '#sandbox/db.ts';
import { catalogue } from '#sandbox/games/catalogue/catalogue.ts';
import { fairDice } from '#sandbox/games/rules/fair/dice.ts';
import { isRecord } from '#sandbox/games/rules/rules.ts';
import { slotRules } from '#sandbox/games/rules/slots/spin.ts';
import { sandboxVendors } from '../plugin.ts';
import { seedsOf } from '../seeds.ts';
import { askVendor, gameClient } from './game-client.ts';

export const secret = 'agreed between both sides';
/** The vendor to which money is transferred. */
export const transferVendor = 'COPPER';

/** The real gateway and, beside it on a server of its own, the sandbox's vendors. */
export async function startHouse(kind: DatabaseKind) {
  const gateway = await startGateway(kind, {
    sandboxVendors: { secretOf: async () => secret, address: 'http://127.0.0.1:9' },
  });
  gateway.publish((documents) => {
    (documents['lobby/main'] as LobbyDocument).vendors = Object.fromEntries(
      Object.keys(catalogue).map((vassalage, at) => [
        vassalage.toLowerCase(),
        {
          name: vassalage,
          gameType: 'RNG' as const,
          accountTypeId: at + 1,
          vassalage,
          image: 'vendors/lumen.svg',
        },
      ]),
    );
  });
  const db = gateway.db.withTables<SandboxTables>();
  const app = Fastify({ forceCloseConnections: true });
  let away = false;
  const wordsOf: WordsOf = async (_brand, language, area) => sandboxWords(gateway.brand(), language, area);
  const looks: ((signal: AbortSignal) => Promise<void>)[] = [];
  await app.register(sandboxVendors, {
    // Rounds are looked at when a test says so.
    jobs: { poll: ({ look }) => void looks.push(look), schedule: () => undefined },
    prefix: '/sandbox/vendors',
    db,
    clock: gateway.now,
    random: gateway.random,
    agreementOf: async (brand, vassalage) =>
      brand === 'alpha' && Object.hasOwn(catalogue, vassalage)
        ? { secret, wallet: vassalage === transferVendor ? 'transfer' : 'seamless' }
        : undefined,
    wordsOf,
    platform: () => (away ? 'http://127.0.0.1:9' : gateway.origin),
    origin: () => 'http://vendors.localhost:1',
    directory: 'dist/no-such-folder',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const partner = (vassalage: string, path: string, body: unknown, brand = 'alpha') =>
    askVendor(origin, { secret, brand, vassalage, now: gateway.now }, path, body);
  const context = {
    db,
    clock: gateway.now,
    random: gateway.random,
    wordsOf,
    platform: () => (away ? 'http://127.0.0.1:9' : gateway.origin),
    origin: () => '',
    agreementOf: async () => ({ secret, wallet: 'seamless' as const }),
    onError: (error: unknown) => {
      throw error;
    },
  };
  return {
    gateway,
    origin,
    partner,
    /** The platform can be out of reach. */
    setAway: (value: boolean): void => void (away = value),
    /** Launches a game as the platform does, and opens its page. */
    async launch(vassalage: string, game: string, { account = 'demo', mode = 'real' } = {}) {
      const member = await findByAccount(gateway.db, 'alpha', account);
      if (!member) throw new Error(`No account ${account}.`);
      const { session, player } = await beginLaunch(gateway.db, {
        brand: gateway.brand(),
        memberId: member.id,
        sessionHash: 'x',
        vassalage,
        game,
        trial: mode === 'trial',
        now: gateway.now(),
        random: gateway.random,
      });
      const { body } = await partner(vassalage, '/launch', {
        brand: 'alpha',
        player,
        nickname: 'Tester',
        currency: 'MMK',
        digits: 2,
        language: 'en',
        timeZone: 'Asia/Yangon',
        session,
        game,
        mode,
        device: 'MOBILE',
        returnUrl: 'http://alpha.localhost/game',
      });
      return {
        ...gameClient(origin, body['url'] as string),
        url: body['url'] as string,
        player,
        session,
        member,
      };
    },
    balance: async (account = 'demo'): Promise<bigint> => {
      const member = await findByAccount(gateway.db, 'alpha', account);
      return balanceOf(gateway.db, { brand: 'alpha', memberId: member?.id ?? '', currency: 'MMK' });
    },
    /** Client seed with which a round hits the pot; it can be computed only with the vendor's secret. */
    async seedThatHits(
      game: { vassalage: string; player: string; game: string },
      nonce: number,
      amount: number,
    ): Promise<string> {
      const serverSeed = (await seedsOf(context)()).round({ brand: 'alpha', ...game }, nonce);
      const rules = slotRules('vault');
      for (let at = 0; at < 200_000; at += 1) {
        const clientSeed = `try-${at}`;
        const { view } = rules.begin({ amount: String(amount) }, fairDice({ serverSeed, clientSeed, nonce }));
        if (isRecord(view) && view['pot'] === true) return clientSeed;
      }
      throw new Error('No seed hits the pot.');
    },
    /** Wins booked in a round. */
    winsOf: async (memberId: string, round: string): Promise<{ amount: string; kind: string }[]> => {
      const { rows } = await sql<{ amount: string; kind: string }>`
        select p.amount::text, t.details ->> 'win' as kind
        from ledger_transactions t
        join ledger_postings p on p.brand = t.brand and p.payer = t.member_id and p.transaction = t.id
        where t.brand = 'alpha' and t.member_id = ${memberId} and t.kind = 'win' and t.details ->> 'round' = ${round}
          and p.owner = t.member_id and p.purse = 'main'`.execute(gateway.db);
      return rows;
    },
    /** Continues every round that is due by the tests' clock, unless this process ends. */
    async sweep(signal = new AbortController().signal): Promise<void> {
      for (const look of looks) await look(signal);
    },
    /** Rounds of the vendors that are not finished. */
    unfinished: async (): Promise<number> => {
      const { rows } = await sql<{ count: string }>`
        select count(*) from sandbox_vendor_rounds where due_at is not null`.execute(gateway.db);
      return Number(rows[0]?.count);
    },
    async close() {
      await app.close();
      await gateway.close();
    },
  };
}
export type House = Awaited<ReturnType<typeof startHouse>>;
