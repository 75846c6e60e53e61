import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '#server/testing/database.ts';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

type Proof = {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: { counter: unknown; derivedKey: unknown };
};

describe.each(databases)('the human verification on %s', (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(60 * 60_000);
    gateway.publish((documents) => Object.assign(documents, brandDocuments()));
    gateway.set({
      flags: { humanVerification: true, MOBILEVERCODELOGIN3: true },
      constants: { humanCost: 10, humanTries: 20 },
    });
  });

  const login = (human?: string, client = gateway.client) =>
    client.send('sessionLogin', {
      body: {
        username: 'demo',
        password: demoPassword,
        type: 'username',
        ...(human !== undefined && { human }),
      },
    });
  const opened = (proof: string) => JSON.parse(Buffer.from(proof, 'base64').toString()) as Proof;
  const closed = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64');

  it('comes before a login by username, and is good once [VAL-08]', async () => {
    const without = await login();
    expect([without.status, without.json.code]).toEqual([401, 'HUMAN_REQUIRED']);
    const human = await gateway.client.human();
    expect((await login(human)).status).toBe(200);
    const again = await login(human);
    expect([again.status, again.json.code]).toEqual([401, 'HUMAN_WRONG']);
  });

  it('comes before both ways to register, and not before a login by SMS [VAL-08]', async () => {
    const body = {
      username: 'Human01',
      password: 'Secret-1234',
      verifyPwd: 'Secret-1234',
      mobileNum: '0977444001',
      countryDialingCode: '95',
      termsAgreement: true,
      registerMethod: 'WEB',
      login: true,
    };
    for (const call of ['memberRegister', 'memberRegisterMobile'] as const) {
      const refused = await gateway.client.send(call, { body });
      expect([refused.status, refused.json.code]).toEqual([401, 'HUMAN_REQUIRED']);
      const human = await gateway.client.human();
      expect((await gateway.client.send(call, { body: { ...body, human } })).status).toBe(200);
    }
    const sms = await gateway.client.send('sessionLogin', {
      body: { type: 'sms', mobileNum: '0977444001', countryDialingCode: '95', verificationCode: '123456' },
    });
    expect(sms.json.code).toBe('INVALID_FIELDS');
  });

  it('does not count as a failed login', async () => {
    for (let count = 0; count < 6; count += 1) await login();
    expect((await login(await gateway.client.human())).status).toBe(200);
  });

  it('is not asked for where the brand does not want it', async () => {
    gateway.set({ flags: { humanVerification: false } });
    expect((await login()).status).toBe(200);
    expect((await login('anything')).status).toBe(200);
  });

  it('runs out', async () => {
    const human = await gateway.client.human();
    gateway.wait(10 * 60_000);
    expect((await login(human)).json.code).toBe('HUMAN_WRONG');
  });

  it('is of one brand', async () => {
    const beta = new GatewayClient(gateway.origin, 'beta.example');
    expect((await login(await gateway.client.human(), beta)).json.code).toBe('HUMAN_WRONG');
    // The right one; only that this brand has no such account.
    expect((await login(await beta.human(), beta)).json.code).toBe('WRONG_CREDENTIALS');
  });

  it('cannot be made easier, or solved by guessing', async () => {
    const proof = opened(await gateway.client.human());
    const { challenge, solution } = proof;
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00', cost: 1 } };
    const broken: unknown[] = [
      { challenge: easier, solution },
      { challenge: { ...challenge, signature: '00'.repeat(32) }, solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: { ...solution, derivedKey: String(challenge.parameters['keyPrefix']) } },
      { challenge, solution: { counter: -1, derivedKey: solution.derivedKey } },
      {
        challenge: { parameters: { ...challenge.parameters, data: {} }, signature: challenge.signature },
        solution,
      },
      { challenge: { parameters: challenge.parameters }, solution },
      { challenge: null, solution: null },
      { challenge: [], solution: [] },
      [],
      null,
      1,
      'text',
      {},
    ];
    for (const one of broken) expect((await login(closed(one))).json.code).toBe('HUMAN_WRONG');
    for (const one of ['x', '%%%', '{}', '\u202E', 'A'.repeat(4096)]) {
      expect((await login(one)).json.code).toBe('HUMAN_WRONG');
    }
    expect((await login('A'.repeat(4097))).json.code).toBe('INVALID_BODY');
    expect((await login(closed(proof))).status).toBe(200);
  });

  it('needs as much work as the brand asks for', async () => {
    gateway.set({ constants: { humanCost: 7, humanTries: 2 } });
    const task = await gateway.client.value('humanChallenge');
    if (!('challenge' in task)) throw new Error('No puzzle.');
    const { challenge, expiresAt } = task;
    expect(challenge.parameters.cost).toBe(7);
    expect(Date.parse(expiresAt) - gateway.now().getTime()).toBe(10 * 60_000);
    const solution = await solveChallenge({ challenge, deriveKey });
    expect(solution?.counter).toBeGreaterThan(0);
    expect(solution?.counter).toBeLessThanOrEqual(2);
  });

  it('is checked by whatever provider the gateway has', async () => {
    const other = await startGateway(kind, {
      human: {
        task: () => Promise.reject(new Error('Not asked here.')),
        proves: (_context, proof) => Promise.resolve(proof === 'passed elsewhere'),
      },
    });
    other.set({ flags: { humanVerification: true } });
    expect((await login('no', other.client)).json.code).toBe('HUMAN_WRONG');
    expect((await login('passed elsewhere', other.client)).status).toBe(200);
    await other.close();
  });
});
