import { createCanvas } from '@napi-rs/canvas';
import type { Samples, Visit } from '../sample.ts';
import type { World } from '../world.ts';

const params = { pack: 'shop' };
const file = createCanvas(64, 48).toBuffer('image/png').toString('base64');
const words = 'It has come.';

/** A conversation that the caller has taken, if it may. */
async function taken({ support }: World, { client }: Visit): Promise<string> {
  const id = await support();
  await client?.call('POST', `/packs/shop/support/${id}/take`, {});
  return id;
}

export const supportSamples: Samples<
  | 'supportAbout'
  | 'supportQueue'
  | 'supportRead'
  | 'supportTake'
  | 'supportAnswer'
  | 'supportPictureSend'
  | 'supportNote'
  | 'supportHandOver'
  | 'supportClose'
  | 'supportSeen'
  | 'supportImage'
  | 'supportWatch'
> = {
  supportAbout: { send: () => ({ params }) },
  supportQueue: {
    send: async ({ support }) => {
      await support();
      return { params, query: { view: 'waiting', search: 'ma' } };
    },
  },
  supportRead: {
    send: async ({ support }) => ({ params: { ...params, id: await support() }, query: { after: '0' } }),
  },
  supportTake: { send: async ({ support }) => ({ params: { ...params, id: await support() }, body: {} }) },
  supportAnswer: {
    send: async (world, visit) => ({
      params: { ...params, id: await taken(world, visit) },
      body: { key: 'the-answer', words },
    }),
  },
  supportPictureSend: {
    send: async (world, visit) => ({
      params: { ...params, id: await taken(world, visit) },
      body: { key: 'the-picture', file },
    }),
  },
  supportNote: {
    send: async ({ support }) => ({
      params: { ...params, id: await support() },
      body: { key: 'the-note-1', words },
    }),
  },
  supportHandOver: {
    send: async (world, visit) => ({
      params: { ...params, id: await taken(world, visit) },
      body: { to: null },
    }),
  },
  supportClose: { send: async (world, visit) => ({ params: { ...params, id: await taken(world, visit) } }) },
  supportSeen: {
    send: async (world, visit) => ({
      params: { ...params, id: await taken(world, visit) },
      body: { read: 1, typing: true },
    }),
  },
  supportImage: {
    send: async ({ support }) => {
      const id = await support();
      return { params: { ...params, id, picture: id } };
    },
  },
  supportWatch: { send: () => ({ params, query: { seconds: '0' } }) },
};
