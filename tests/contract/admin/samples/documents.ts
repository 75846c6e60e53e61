import { mayOn } from '#contract/operator-roles.ts';
import type { Person } from '../people.ts';
import type { Samples } from '../sample.ts';

const params = { pack: 'shop' };
const texts = { ...params, kind: 'texts', id: 'en' } as const;
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8"/></svg>').toString(
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
  | 'documentList'
  | 'documentRead'
  | 'packContents'
  | 'packExport'
  | 'referenceUses'
  | 'pictureList'
  | 'pictureAdd'
  | 'pictureRemove'
  | 'pictureKeep'
  | 'draftSave'
  | 'draftsDiscard'
  | 'draftDiscard'
  | 'packValidate'
  | 'presenceMeet'
  | 'presenceLeave'
  | 'translationList'
  | 'translationAssign'
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
  pictureRemove: {
    judged: ofPictures,
    send: async ({ picture }) => ({ params, query: { path: await picture(drawing) } }),
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
  previewMake: { send: () => ({ params, body: {} }) },
  previewLinks: {
    send: async ({ previewId }) => {
      await previewId();
      return { params };
    },
  },
  previewEnd: { send: async ({ previewId }) => ({ params: { ...params, preview: await previewId() } }) },
};
