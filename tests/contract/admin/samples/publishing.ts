import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';

const params = { pack: 'shop' };
const hour = 3_600_000;

/** A step on a release that was looked at. */
const looked =
  (step?: 'request') =>
  async ({ release }: World) => {
    const { id, contents } = await release(step);
    return { params: { ...params, id: String(id) }, body: { contents } };
  };
/** A release by its id. */
const byId = async ({ release }: World, step?: 'request') => ({
  params: { ...params, id: String((await release(step)).id) },
});

export const publishingSamples: Samples<
  | 'packPublish'
  | 'packRollback'
  | 'packPush'
  | 'deliveryRead'
  | 'deliveryEdit'
  | 'rolloutStop'
  | 'versionList'
  | 'versionContents'
  | 'releaseList'
  | 'releaseMake'
  | 'releaseEdit'
  | 'releaseWithdraw'
  | 'releaseRequest'
  | 'releaseApprove'
  | 'releaseComment'
  | 'releaseReturn'
  | 'releasePlan'
  | 'releaseUnplan'
  | 'releasePublish'
> = {
  packPublish: {
    send: async ({ draft }) => ({ params, body: { note: 'New', documents: { 'texts/en': await draft() } } }),
  },
  packRollback: {
    send: async ({ publish }) => {
      await publish();
      return { params, body: { version: 1 } };
    },
  },
  packPush: {
    send: async ({ publish, discard, document, server }) => {
      await publish();
      await discard();
      const { version } = await server.database.db
        .selectFrom('config_packs')
        .select('version')
        .where('pack', '=', 'shop')
        .executeTakeFirstOrThrow();
      const changes = { 'texts/en': JSON.stringify(document()) };
      return { params, body: { base: version, changes, publish: false } };
    },
  },
  deliveryRead: {
    send: async ({ publish }) => {
      await publish();
      await publish(50);
      return { params };
    },
  },
  deliveryEdit: { send: () => ({ params, body: { off: ['heroCarousel'] } }) },
  rolloutStop: {
    send: async ({ publish }) => {
      await publish();
      await publish(50);
      return { params };
    },
  },
  versionList: { send: () => ({ params }) },
  versionContents: { send: () => ({ params: { ...params, version: '1' } }) },
  releaseList: {
    send: async ({ release }) => {
      await release('request');
      return { params, query: {} };
    },
  },
  releaseMake: {
    send: async ({ draft }) => ({
      params,
      body: { title: 'Spring', documents: { 'texts/en': await draft() } },
    }),
  },
  releaseEdit: { send: async (world) => ({ ...(await byId(world)), body: { title: 'Summer' } }) },
  releaseWithdraw: { send: (world) => byId(world) },
  releaseRequest: { send: looked() },
  releaseApprove: { send: looked('request') },
  releaseComment: { send: async (world) => ({ ...(await byId(world)), body: { text: 'Looks good.' } }) },
  releaseReturn: {
    send: async (world) => ({ ...(await byId(world, 'request')), body: { why: 'Not yet.' } }),
  },
  releasePlan: {
    send: async (world) => {
      const { params: of, body } = await looked()(world);
      return { params: of, body: { ...body, dueAt: new Date(Date.now() + hour).toISOString() } };
    },
  },
  releaseUnplan: { send: (world) => byId(world) },
  releasePublish: { send: looked() },
};
