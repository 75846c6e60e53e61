import { sql } from 'kysely';
import type { CallErrorCode } from '#contract/call-errors.ts';
import type { GatewayAnswer } from './client.ts';
import type { TestGateway } from './gateway.ts';
import { addTestDraws, lineOf } from './lottery.ts';

/** One request over HTTP that provokes each code of lotteries. */
export const provokeLottery = (gateway: () => TestGateway, tokenOf: (account: string) => Promise<string>) => {
  const place = async (line: object = {}, more: object = {}): Promise<GatewayAnswer> => {
    const [numero] = await addTestDraws(gateway(), 'hcm');
    return gateway().client.send('lotteryBet', {
      token: await tokenOf('demo'),
      idempotencyKey: crypto.randomUUID(),
      body: { lines: [{ ...lineOf('hcm', numero), ...line }], ...more },
    });
  };
  const placeNumber = async (number: string, unit = '100'): Promise<GatewayAnswer> => {
    const [numero] = await addTestDraws(gateway(), 'two');
    return gateway().client.send('lotteryBet', {
      token: await tokenOf('demo'),
      idempotencyKey: crypto.randomUUID(),
      body: { lines: [{ ...lineOf('two', numero), betType: 'exact', selection: [number], unit }] },
    });
  };
  /** Places a bet while the rule of who may bet answers a code. */
  const placeWhile = async (code: string): Promise<GatewayAnswer> => {
    const { db } = gateway();
    const { rows } = await sql<{ rule: string }>`
      select pg_get_functiondef(oid) as rule from pg_proc where proname = 'may_bet'`.execute(db);
    await sql`create or replace function may_bet(p_brand text, p_member text, p_now timestamptz, p_stake bigint) returns text
      language sql as $$ select ${sql.lit(code)}::text $$`.execute(db);
    const answer = await place();
    await sql.raw(rows[0]?.rule ?? '').execute(db);
    return answer;
  };
  return {
    DRAW_CLOSED: () => place({ numero: '19990101' }),
    NUMBER_CLOSED: () => placeNumber('07'),
    NUMBER_FULL: () => placeNumber('08', '999999'),
    BET_INVALID: () => place({ selection: ['7'] }),
    STAKE_OUT_OF_RANGE: () => place({ unit: '999999999999' }),
    ODDS_CHANGED: () => place({ odds: { win: '99' } }),
    CHASE_INVALID: async () => {
      const [numero] = await addTestDraws(gateway(), 'hcm');
      return place({}, { chase: { draws: [{ numero, multiple: 1 }], stopOnWin: false } });
    },
    SLIP_TOO_LARGE: async () => {
      const [numero] = await addTestDraws(gateway(), 'hcm');
      return place({}, { lines: Array.from({ length: 150 }, () => lineOf('hcm', numero)) });
    },
    SLIP_TOO_SMALL: async () => {
      gateway().publish((documents) => {
        Object.assign(documents['lotteries/main'] as object, { hints: { minimumBet: '1', lines: 2 } });
      });
      const answer = await place();
      gateway().publish((documents) => {
        Object.assign(documents['lotteries/main'] as object, { hints: { minimumBet: '1' } });
      });
      return answer;
    },
    BET_NOT_CANCELLABLE: async () =>
      gateway().client.send('lotteryBetCancel', {
        token: await tokenOf('demo'),
        idempotencyKey: crypto.randomUUID(),
        body: { bet: '999999' },
      }),
    PLAYER_BLOCKED: () => placeWhile('PLAYER_BLOCKED'),
    LIMIT_REACHED: () => placeWhile('LIMIT_REACHED'),
  } satisfies Partial<Record<CallErrorCode, () => Promise<GatewayAnswer>>>;
};
