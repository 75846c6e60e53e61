import type { Release } from '#contract/generated/admin-types.ts';
import type { JsonObject } from '#engine/json/json.ts';
import { writePacks } from '#engine/testing/small-packs.ts';
import { packsWithCashier } from '#server/cashier/testing/packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { ssoOf } from '#server/operators/testing/sso.ts';
import { startIdentityProvider } from '#server/providers/testing/identity-provider.ts';
import { mainDatabase } from '#server/testing/database.ts';
import { sendDraft, type OperatorAnswer, type OperatorClient } from '#server/testing/operator-client.ts';
import { contractsDocument } from '#server/contracts/testing/stage.ts';
import { cashier, createPayments } from './payments.ts';

export const password = 'a long enough one';

/** A server with something for every call to be about, and helpers that bring more of it about. */
export type World = Awaited<ReturnType<typeof createWorld>>;

const done = (answer: OperatorAnswer): OperatorAnswer => {
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
};

/** A promotion that the shop could publish. */
export const promotionOf = (id: string) => ({
  kind: 'promotion',
  id,
  title: 'form.send',
  summary: 'form.send',
  terms: 'form.send',
  from: '2026-01-01T00:00:00Z',
  until: '2027-01-01T00:00:00Z',
  trigger: { on: 'registration' },
  gives: { what: 'money', by: 'fixed', amount: 500 },
  budget: 1_000_000,
});

/** The small packs with a shop that has a cashier and contracts. */
function packs() {
  const all = packsWithCashier(cashier);
  return { ...all, shop: { ...all['shop'], 'contracts/main': contractsDocument() as unknown as JsonObject } };
}

/** Starts the server with a member who has money, and accounts to be read and changed. */
export async function createWorld() {
  const pagesOfConsole: string[] = [];
  const company = await startIdentityProvider(pagesOfConsole);
  const server: TestApp = await startApp(mainDatabase, {
    configs: writePacks(packs()),
    sso: ssoOf(company.origin, { desk: { shop: 'viewer' } }),
    webhooks: { private: true },
  });
  pagesOfConsole.push(`${server.url}/operator/sso`);
  const { db } = server.database;
  const root = await server.as('admin');
  let made = 0;
  const fresh = (): number => (made += 1);

  async function account(username: string, roles: object): Promise<OperatorClient> {
    done(await root.call('POST', '/accounts', { username, password, roles }));
    return server.as(username, password);
  }
  // Nobody whom the calls are made by: authors may not approve.
  const author = await account('author', { shop: 'publisher' });
  await account('target-shop', { shop: 'viewer' });
  await account('target-ground', { ground: 'viewer' });

  const document = () => ({ kind: 'texts', id: 'en', texts: { 'form.send': `Send ${fresh()}` } });
  /** Drafts the shop's English texts anew; its revision. */
  const draft = async (): Promise<number> =>
    Number(done(await sendDraft(author, 'shop', 'texts/en', document())).body['revision']);

  /** Withdraws the release that approval was asked for last: its drafts go live by no other way. */
  let asked: Release | undefined;
  const withdrawAsked = async (): Promise<void> => {
    if (asked) await author.call('DELETE', `/packs/shop/releases/${asked.id}`);
    asked = undefined;
  };

  return {
    server,
    close: () => Promise.all([server.close(), company.close()]),
    fresh,
    account,
    document,
    draft,
    discard: () => author.call('DELETE', '/packs/shop/drafts'),
    /** Uploads a picture to the shop; its path. */
    async picture(file: string): Promise<string> {
      const path = `banners/a${fresh()}.svg`;
      done(await author.call('POST', '/packs/shop/pictures', { path, file }));
      return path;
    },
    /** Uploads a font to the shop; its name. */
    async font(file: string): Promise<string> {
      const name = `f${fresh()}`;
      done(await author.call('POST', '/packs/shop/fonts', { name, file, licence: 'SIL OFL 1.1' }));
      return name;
    },
    /** Says something about the shop's texts; the id of it. */
    async comment(): Promise<string> {
      const body = { document: 'texts/en', pointer: '', text: 'Shorter?' };
      const { comments } = done(await author.call('POST', '/packs/shop/comments', body)).body;
      return String(
        (comments as unknown as { id: number; done: unknown }[]).findLast((one) => !one.done)?.id,
      );
    },
    /** Publishes new texts, for all visitors unless a share is given. */
    async publish(rollout = 100): Promise<void> {
      await withdrawAsked();
      await draft();
      done(await author.call('POST', '/packs/shop/publish', { rollout }));
    },
    /** Publishes a promotion of the shop; its id. */
    async promotion(): Promise<string> {
      await withdrawAsked();
      const id = `spring${fresh()}`;
      done(await sendDraft(author, 'shop', `promotion/${id}`, promotionOf(id)));
      done(await author.call('POST', '/packs/shop/publish', {}));
      return id;
    },
    async release(step?: 'request'): Promise<Release> {
      await withdrawAsked();
      const documents = { 'texts/en': await draft() };
      const body = { title: 'Spring', documents, request: step === 'request' };
      const made = done(await author.call('POST', '/packs/shop/releases', body)).body as unknown as Release;
      if (step === 'request') asked = made;
      return made;
    },
    async previewId(): Promise<string> {
      done(await author.call('POST', '/packs/shop/preview', { shared: true }));
      const { links } = done(await author.call('GET', '/packs/shop/previews')).body;
      return (links as unknown as { id: string }[])[0]?.id ?? '';
    },
    /** A webhook of the shop, the one of before while nobody has removed it. */
    async webhook(): Promise<string> {
      const { webhooks } = done(await root.call('GET', '/webhooks')).body;
      const [there] = webhooks as unknown as { id: string }[];
      if (there) return there.id;
      const body = { name: 'Hook', url: 'https://127.0.0.1:9/told', pack: 'shop', events: ['published'] };
      return String(done(await root.call('POST', '/webhooks', body)).body['id']);
    },
    /** A webhook that was sent something, and the delivery. */
    async delivery(): Promise<{ id: string; delivery: string }> {
      const id = await this.webhook();
      done(await root.call('POST', `/webhooks/${id}/test`));
      const { deliveries } = done(await root.call('GET', `/webhooks/${id}/deliveries`)).body;
      return { id, delivery: (deliveries as unknown as { id: string }[])[0]?.id ?? '' };
    },
    ...(await createPayments(db)),
  };
}
