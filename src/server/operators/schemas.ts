import { documentNames } from '#contract/generated/names.ts';
import { rights, roles } from '#contract/operator-roles.ts';
import { webhookEventNames } from '#server/audit/events.ts';

// Schemas of administration calls. The engine checks documents themselves, with the place of each fault.

const packName = { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]{0,63}$' };
const kind = { enum: documentNames };
const id = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_.-]{0,63}$' };
const note = { type: 'string', maxLength: 500 };
const username = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$' };
// argon2 work grows with the length: longer than any passphrase is refused.
const password = { type: 'string', minLength: 12, maxLength: 256 };

const yesOrNo = { type: 'boolean' };

const object = (required: readonly string[], properties: Record<string, unknown>): object => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const documentKeyPattern = `^(${documentNames.join('|')})/[A-Za-z][A-Za-z0-9_.-]{0,63}$`;

export const packParams = object(['pack'], { pack: packName });
export const documentParams = object(['pack', 'kind', 'id'], { pack: packName, kind, id });
export const memberParams = object(['pack', 'id'], {
  pack: packName,
  id: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
});
export const previewParams = object(['pack', 'preview'], {
  pack: packName,
  preview: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
});
export const usesQuery = object(['kind', 'name'], {
  kind: { type: 'string', pattern: '^[a-zA-Z]{1,32}$' },
  name: { type: 'string', minLength: 1, maxLength: 256 },
});
export const releaseParams = object(['pack', 'id'], {
  pack: packName,
  id: { type: 'string', pattern: '^[1-9][0-9]{0,8}$' },
});
export const versionParams = object(['pack', 'version'], {
  pack: packName,
  version: { type: 'string', pattern: '^[1-9][0-9]{0,8}$' },
});
export const accountParams = object(['username'], { username });
export const sessionParams = object(['id'], { id: { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' } });
export const accountsQuery = object([], {
  search: { type: 'string', maxLength: 64 },
  after: { type: 'string', maxLength: 64 },
});

const title = { type: 'string', minLength: 1, maxLength: 120, pattern: '\\S' };
const rollout = { type: 'integer', minimum: 1, maximum: 100 };
const blockTypes = {
  type: 'array',
  maxItems: 100,
  uniqueItems: true,
  items: { type: 'string', maxLength: 64 },
};
/** Drafts by key, at the revision that was looked at. */
const revisions = {
  type: 'object',
  minProperties: 1,
  maxProperties: 1000,
  propertyNames: { pattern: documentKeyPattern },
  additionalProperties: { type: 'integer', minimum: 1 },
};
const contents = { type: 'string', pattern: '^[0-9a-f]{32}$' };

const grants = {
  type: 'object',
  propertyNames: { pattern: '^(\\*|[a-z0-9][a-z0-9_-]{0,63})$' },
  maxProperties: 200,
  additionalProperties: {
    oneOf: [
      { enum: roles },
      {
        type: 'object',
        minProperties: 1,
        propertyNames: { enum: ['*', ...rights, ...documentNames] },
        properties: { '*': { enum: roles } },
        // 'admin' is not granted per kind of document.
        additionalProperties: { enum: roles.filter((role) => role !== 'admin') },
      },
    ],
  },
};

const webhookName = { type: 'string', minLength: 1, maxLength: 80 };
const webhookUrl = { type: 'string', minLength: 1, maxLength: 2000 };
const webhookEvents = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { enum: webhookEventNames },
};

export const bodies = {
  signIn: object(['username', 'password'], {
    username: { type: 'string', maxLength: 64 },
    password: { type: 'string', maxLength: 256 },
    code: { type: 'string', maxLength: 32 },
  }),
  newBrand: object(['pack', 'template', 'name', 'languages', 'currency'], {
    // Label of a host name, within the characters of a merchant code.
    pack: { type: 'string', pattern: '^[a-z][a-z0-9-]{1,29}[a-z0-9]$' },
    template: packName,
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^\\S(.*\\S)?$' },
    languages: {
      type: 'array',
      minItems: 1,
      maxItems: 40,
      uniqueItems: true,
      items: { type: 'string', pattern: '^[a-z]{2,3}(-[A-Z]{2})?$' },
    },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    color: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
  }),
  memberSearch: object([], {
    text: { type: 'string', maxLength: 100 },
    after: { type: 'string', maxLength: 100 },
  }),
  hidden: object(['hidden'], { hidden: { type: 'boolean' } }),
  draft: object(['document'], {
    document: { type: ['object', 'null'] },
    base: { type: ['string', 'null'], pattern: '^[0-9a-f]{64}$' },
  }),
  validate: {
    type: ['object', 'null'],
    additionalProperties: false,
    properties: {
      changes: {
        type: 'object',
        maxProperties: 100,
        propertyNames: { pattern: documentKeyPattern },
        additionalProperties: { type: ['object', 'null'] },
      },
    },
  },
  publish: object([], { note, expect: { type: 'integer', minimum: 0 }, documents: revisions, rollout }),
  newRelease: object(['title', 'documents'], {
    title,
    note,
    documents: revisions,
    rollout,
    request: { type: 'boolean' },
  }),
  release: object([], { title, note, documents: revisions, rollout }),
  contents: object(['contents'], { contents }),
  sendBack: object(['why'], { why: { type: 'string', minLength: 1, maxLength: 500 } }),
  plan: object(['contents', 'dueAt'], { contents, dueAt: { type: 'string', format: 'date-time' } }),
  rollback: object(['version'], { version: { type: 'integer', minimum: 1 }, note }),
  preview: object([], {
    brand: packName,
    minutes: { type: 'integer', minimum: 1, maximum: 10_080 },
    shared: { type: 'boolean' },
    published: { type: 'boolean' },
  }),
  push: object(['base', 'changes'], {
    base: { type: 'integer', minimum: 0 },
    changes: {
      type: 'object',
      maxProperties: 1000,
      minProperties: 1,
      propertyNames: { pattern: documentKeyPattern },
      additionalProperties: { type: ['string', 'null'], maxLength: 512 * 1024 },
    },
    note,
    publish: { type: 'boolean' },
  }),
  delivery: object([], { rollout, kill: blockTypes, off: blockTypes, on: blockTypes }),
  newAccount: object(['username', 'roles'], { username, password, roles: grants, totpRequired: yesOrNo }),
  account: object([], {
    password,
    newPassword: { const: true },
    roles: grants,
    disabled: yesOrNo,
    totpRequired: yesOrNo,
    resetTotp: { const: true },
    signOut: { const: true },
  }),
  newWebhook: object(['name', 'url', 'pack', 'events'], {
    name: webhookName,
    url: webhookUrl,
    pack: { type: 'string', pattern: '^(\\*|[a-z0-9][a-z0-9_-]{0,63})$' },
    events: webhookEvents,
  }),
  webhook: object([], { name: webhookName, url: webhookUrl, events: webhookEvents, active: yesOrNo }),
  presence: object(['tab'], {
    tab: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
    document: { type: 'string', pattern: documentKeyPattern },
  }),
  ownPassword: object(['password'], { password: { type: 'string', maxLength: 256 } }),
  code: object(['code'], { code: { type: 'string', maxLength: 32 } }),
  password: object(['current', 'next'], { current: { type: 'string', maxLength: 256 }, next: password }),
};

export const releasesQuery = object([], { before: { type: 'string', pattern: '^[1-9][0-9]{0,8}$' } });
const moment = { type: 'string', format: 'date-time' };
const auditFilter = {
  pack: packName,
  account: { type: 'string', minLength: 1, maxLength: 64 },
  areas: { type: 'string', pattern: '^[a-z]{1,20}(,[a-z]{1,20}){0,9}$' },
  document: { type: 'string', pattern: documentKeyPattern },
  from: moment,
  to: moment,
};
export const auditQuery = object([], { ...auditFilter, before: { type: 'string', pattern: '^[0-9]{1,9}$' } });
export const auditExportQuery = object(['format'], { ...auditFilter, format: { enum: ['csv', 'jsonl'] } });

const rowId = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' };
export const webhookParams = object(['id'], { id: rowId });
export const deliveryParams = object(['id', 'delivery'], { id: rowId, delivery: rowId });
export const deliveriesQuery = object([], { before: { type: 'string', pattern: '^[0-9]{1,9}$' } });
