import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminAddress } from '#contract/admin-request.ts';
import { adminCalls, type AdminCallId } from '#contract/generated/admin-calls.ts';
import { adminRules, type AdminRules } from '#contract/generated/admin-rules.ts';
import { adminValidators } from '#contract/generated/admin-validators.js';
import { routes } from '#server/admin/routes.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';
import { hasWhatItNeeds, people, type Person } from './admin/people.ts';
import type { Sample } from './admin/sample.ts';
import { accountSamples } from './admin/samples/accounts.ts';
import { documentSamples } from './admin/samples/documents.ts';
import { peopleSamples } from './admin/samples/people.ts';
import { publishingSamples } from './admin/samples/publishing.ts';
import { createWorld, type World } from './admin/world.ts';

// A call without a sample is an error of types.
const samples: { [Call in AdminCallId]: Sample<Call> } = {
  ...accountSamples,
  ...documentSamples,
  ...publishingSamples,
  ...peopleSamples,
};
const calls = Object.keys(adminCalls) as AdminCallId[];
const everybody = Object.entries(people) as [name: keyof typeof people, Person][];

type Sent = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

it('are served by a handler each, and no handler is without a schema', () => {
  expect([...routes.keys()].toSorted()).toEqual(calls.toSorted());
});

describe('an administration call', () => {
  let world: World;
  const clients = new Map<string, OperatorClient>();
  beforeAll(async () => {
    world = await createWorld();
    for (const [name, { roles }] of everybody) {
      if (roles) clients.set(name, await world.account(name.replaceAll(' ', '-'), roles));
    }
  });
  afterAll(() => world.server.close());

  const clientOf = (name: string, { roles }: Person, { own }: Sample<AdminCallId>) =>
    own && roles ? world.account(`own-${world.fresh()}`, roles) : Promise.resolve(clients.get(name));

  async function send(call: AdminCallId, sent: Sent, client: OperatorClient | undefined): Promise<Response> {
    const { method } = adminCalls[call];
    return fetch(`${world.server.url}${adminAddress(call, sent)}`, {
      method,
      headers: {
        ...(client && { cookie: client.cookie, 'x-csrf-token': client.csrf }),
        ...(sent.body !== undefined && { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
    });
  }

  /** Code that somebody is refused with; undefined where the call is answered. */
  function refusalFor(call: AdminCallId, person: Person): string | undefined {
    const { open, needs }: AdminRules = adminRules[call];
    if (open) return undefined;
    if (!person.roles) return 'NOT_SIGNED_IN';
    if (!hasWhatItNeeds(person, needs)) return 'FORBIDDEN';
    const { judged }: Sample<AdminCallId> = samples[call];
    return judged && !judged.allowed(person) ? judged.code : undefined;
  }

  async function expectAnswer(call: AdminCallId, response: Response): Promise<void> {
    const { status = 200, produces }: AdminRules = adminRules[call];
    const text = await response.text();
    const validate = adminValidators[`${call}.value`];
    expect([200, 201, 204], text).toContain(response.status);
    if (produces) {
      const type = response.headers.get('content-type')?.split(';')[0];
      expect([response.status, produces]).toEqual([200, expect.arrayContaining([type])]);
      return;
    }
    if (text === '') expect(response.status).toBe(204);
    else {
      expect(response.status).toBe(status);
      expect(validate?.(JSON.parse(text)), `${text} ${JSON.stringify(validate?.errors)}`).toBe(true);
    }
  }

  describe.each(calls)('%s', (call) => {
    const sample = samples[call] as Sample<AdminCallId>;
    it.each(everybody)('is answered or refused for %s as its schema says', async (name, person) => {
      const client = await clientOf(name, person, sample);
      const sent = (await sample.send(world, { pack: person.pack, client })) as Sent;
      const response = await send(call, sent, client);
      const code = refusalFor(call, person);
      if (code === undefined) return expectAnswer(call, response);
      const status = { NOT_SIGNED_IN: 401, FORBIDDEN: 403 }[code] ?? 404;
      expect({ status: response.status, body: await response.json() }).toMatchObject({
        status,
        body: { code, message: expect.any(String), fix: expect.any(String) },
      });
    });
  });
});
