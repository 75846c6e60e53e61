import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminAddress } from '#contract/admin-request.ts';
import { adminCalls, type AdminCallId } from '#contract/generated/admin-calls.ts';
import { adminRules, type AdminRules } from '#contract/generated/admin-rules.ts';
import { adminSchemaIndex } from '#contract/generated/admin-schema-index.ts';
import { strictAnswers } from '#contract/generated/admin-strict-answers.js';
import { adminRoutes } from '#server/admin/routes.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';
import { hasWhatItNeeds, people, type Person } from './admin/people.ts';
import type { Sample } from './admin/sample.ts';
import { accountSamples } from './admin/samples/accounts.ts';
import { documentSamples } from './admin/samples/documents.ts';
import { peopleSamples } from './admin/samples/people.ts';
import { supportSamples } from './admin/samples/support.ts';
import { publishingSamples } from './admin/samples/publishing.ts';
import { createWorld, type World } from './admin/world.ts';

// A call without a sample is an error of types.
const samples: { [Call in AdminCallId]: Sample<Call> } = {
  ...accountSamples,
  ...documentSamples,
  ...publishingSamples,
  ...peopleSamples,
  ...supportSamples,
};
const calls = Object.keys(adminCalls) as AdminCallId[];
const everybody = Object.entries(people) as [name: keyof typeof people, Person][];

type Sent = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

const answered = 'answered as its schema says';
const notSignedIn = '401 NOT_SIGNED_IN';
const forbidden = '403 FORBIDDEN';
/** Refusals that hang on who asks alone. */
const refusedForAnybody: ReadonlySet<string> = new Set([notSignedIn, forbidden]);

/** What somebody is to meet: an answer, or the status and code of a refusal. */
function expectedFor(call: AdminCallId, person: Person): string {
  const { open, needs }: AdminRules = adminRules[call];
  if (open) return answered;
  if (!person.roles) return notSignedIn;
  if (!hasWhatItNeeds(person, needs)) return forbidden;
  const { judged }: Sample<AdminCallId> = samples[call];
  return judged && !judged.allowed(person) ? judged.refusal : answered;
}

const hasValueAlways = (call: AdminCallId): boolean =>
  (adminSchemaIndex.calls[call]?.['required'] as string[] | undefined)?.includes('value') ?? false;

/** What a response is, in the words of `expectedFor`; what is wrong with it where it keeps no schema. */
async function outcomeOf(call: AdminCallId, response: Response): Promise<string> {
  const { status } = response;
  const text = await response.text();
  if (!response.ok) {
    const { code, message, fix } = JSON.parse(text) as Record<string, unknown>;
    return typeof message === 'string' && typeof fix === 'string' ? `${status} ${String(code)}` : text;
  }
  const { status: success = 200, produces }: AdminRules = adminRules[call];
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (produces) return produces.includes(type) ? answered : `a file of ${type}`;
  if (status === 204) return hasValueAlways(call) ? 'no value' : answered;
  const validate = strictAnswers[call];
  if (status !== success || !validate?.(JSON.parse(text)))
    return `${status} ${text} ${JSON.stringify(validate?.errors)}`;
  return answered;
}

it('are served by a handler each, and no handler is without a schema', () => {
  expect([...adminRoutes.keys()].toSorted()).toEqual(calls.toSorted());
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
  afterAll(() => world.close());

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

  describe.each(calls)('%s', (call) => {
    const sample = samples[call] as Sample<AdminCallId>;
    /** What is refused for whoever asks changes nothing, so that one request of a pack does for all of them. */
    const refused = new Map<string, Sent>();
    it.each(everybody)('is answered or refused for %s as its schema says', async (name, person) => {
      const client = await clientOf(name, person, sample);
      const expected = expectedFor(call, person);
      const isRefused = refusedForAnybody.has(expected) && !sample.own;
      const kept = isRefused ? refused.get(person.pack) : undefined;
      const sent = kept ?? ((await sample.send(world, { pack: person.pack, client })) as Sent);
      if (isRefused) refused.set(person.pack, sent);
      expect(await outcomeOf(call, await send(call, sent, client))).toBe(expected);
    });
  });
});
