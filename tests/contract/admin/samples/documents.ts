import { readFileSync } from 'node:fs';
import { mayOn } from '#contract/operator-roles.ts';
import type { Person } from '../people.ts';
import type { Samples } from '../sample.ts';

const params = { pack: 'shop' };
const texts = { ...params, kind: 'texts', id: 'en' } as const;
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8"/></svg>').toString(
  'base64',
);
const fontFile = readFileSync(
  'node_modules/@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
  'base64',
);
/** Whose role on some kind of document is none on pictures. */
const ofPictures = {
  refusal: '403 FORBIDDEN',
  allowed: ({ roles }: Person): boolean => mayOn(roles ?? {}, 'shop', 'editor', 'pictures'),
};
const tab = 'a-tab-of-the-contract';

export const documentSamples: Samples<
  | 'packList'
  | 'packAdd'
  | 'packHidden'
  | 'packToday'
  | 'documentList'
  | 'documentRead'
  | 'packContents'
  | 'packExport'
  | 'referenceUses'
  | 'pictureList'
  | 'pictureAdd'
  | 'pictureRemove'
  | 'pictureKeep'
  | 'pictureCrop'
  | 'fontList'
  | 'fontAdd'
  | 'fontRemove'
  | 'draftSave'
  | 'draftsDiscard'
  | 'draftDiscard'
  | 'packValidate'
  | 'presenceMeet'
  | 'presenceLeave'
  | 'translationList'
  | 'translationAssign'
  | 'commentList'
  | 'commentAdd'
  | 'commentClose'
  | 'previewMake'
  | 'previewLinks'
  | 'previewEnd'
> = {
  packList: { send: () => ({}) },
  packAdd: {
    send: ({ fresh }) => ({
      body: {
        pack: `brand-${fresh()}`,
        template: 'ground',
        name: 'Nova',
        languages: ['en'],
        currency: 'USD',
      },
    }),
  },
  packToday: { send: () => ({ params }) },
  packHidden: { send: () => ({ params, body: { hidden: false } }) },
  documentList: { send: () => ({ params }) },
  documentRead: { send: () => ({ params: texts }) },
  packContents: { send: () => ({ params }) },
  packExport: { send: () => ({ params }) },
  referenceUses: { send: () => ({ params, query: { kind: 'text', name: 'form.send' } }) },
  pictureList: { send: () => ({ params }) },
  pictureKeep: {
    judged: ofPictures,
    send: ({ fresh }) => ({ params, body: { path: `banners/b${fresh()}.svg`, file: drawing } }),
  },
  pictureAdd: {
    judged: ofPictures,
    send: ({ fresh }) => ({ params, body: { path: `banners/b${fresh()}.svg`, file: drawing } }),
  },
  pictureCrop: {
    judged: ofPictures,
    send: async ({ picture }) => ({ params, body: { path: await picture(drawing) } }),
  },
  pictureRemove: {
    judged: ofPictures,
    send: async ({ picture }) => ({ params, query: { path: await picture(drawing) } }),
  },
  fontList: { send: () => ({ params }) },
  fontAdd: {
    judged: ofPictures,
    send: ({ fresh }) => ({
      params,
      body: { name: `font${fresh()}`, file: fontFile, licence: 'SIL OFL 1.1' },
    }),
  },
  fontRemove: {
    judged: ofPictures,
    send: async ({ font }) => ({ params, query: { name: await font(fontFile) } }),
  },
  draftSave: {
    send: async ({ discard, document }) => {
      await discard();
      return { params: texts, body: { document: document() }, headers: { 'if-match': '"0"' } };
    },
  },
  draftsDiscard: {
    send: async ({ draft }) => {
      await draft();
      return { params };
    },
  },
  draftDiscard: {
    send: async ({ draft }) => {
      await draft();
      return { params: texts };
    },
  },
  packValidate: { send: () => ({ params, body: {} }) },
  presenceMeet: { send: () => ({ params, body: { tab, document: 'texts/en' } }) },
  presenceLeave: { send: () => ({ params, body: { tab } }) },
  translationList: { send: () => ({ params }) },
  translationAssign: {
    judged: {
      refusal: '403 FORBIDDEN',
      allowed: ({ roles }: Person): boolean => mayOn(roles ?? {}, 'shop', 'editor', 'texts'),
    },
    send: () => ({ params, body: { language: 'en', keys: ['form.send'], account: null } }),
  },
  commentList: { send: () => ({ params }) },
  commentAdd: { send: () => ({ params, body: { document: 'texts/en', pointer: '', text: 'Shorter?' } }) },
  commentClose: {
    send: async ({ comment }) => ({ params: { ...params, id: await comment() }, body: { done: true } }),
  },
  previewMake: { send: () => ({ params, body: {} }) },
  previewLinks: {
    send: async ({ previewId }) => {
      await previewId();
      return { params };
    },
  },
  previewEnd: { send: async ({ previewId }) => ({ params: { ...params, preview: await previewId() } }) },
};
