import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { isError, type Problem } from '#engine/problems.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import { uncountedFacts } from '#play/promotions/known-facts.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { checking } from '#server/documents/checking.ts';
import { packStates, publishedSet, withDocuments } from '#server/documents/packs.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { messagePicture } from '#server/inbox/pictures.ts';
import { accountKey, findAccounts } from '#server/members/members.ts';
import type { AdminCallContext } from '#server/operators/admin-call.ts';
import type { Recipients } from './recipients.ts';

type Draft = AdminCallTypes['messageMake']['body'];
type Call = AdminCallContext<'messageMake'> | AdminCallContext<'messageCount'>;

/** What is wrong, and where in the body of the call. */
type Fault = { pointer: string; message: string; fix: string };

const invalid = (faults: readonly Fault[]): Refusal | undefined =>
  faults.length === 0
    ? undefined
    : refuse('INVALID_MESSAGE', { message: faults[0]?.message ?? '', problems: faults });

/** Ids of the documents that stand for parts of a message while these are checked. */
const standIn = 'livery-message';

/** Documents that have the audience, the action and the picture of a message in places of the same meaning. */
function standIns(brand: LiveBrand, { audience, action, image }: Checked): Record<string, object> {
  const text = documentOf(brand, 'brand')?.name ?? 'brand.name';
  return {
    ...(audience !== undefined && {
      [`promotion/${standIn}`]: {
        kind: 'promotion',
        id: standIn,
        title: text,
        summary: text,
        terms: text,
        from: '2026-01-01T00:00:00Z',
        until: '2027-01-01T00:00:00Z',
        trigger: { on: 'registration' },
        gives: { what: 'points', by: 'fixed', amount: 1 },
        budget: 1,
        audience,
      },
    }),
    ...((action !== undefined || image !== undefined) && {
      [`menu/${standIn}`]: {
        kind: 'menu',
        id: standIn,
        label: text,
        order: ['button'],
        items: { button: { label: text, action, image } },
      },
    }),
  };
}

type Checked = { audience?: unknown; action?: unknown; image?: string | undefined };

/** Pointers of the stand-ins by those of the body. */
const places: readonly (readonly [string, string])[] = [
  ['/audience', '/recipients/audience'],
  ['/items/button/action', '/action'],
  ['/items/button/image', '/picture/asset'],
];

const faultOf = ({ pointer, message, fix, severity }: Problem): Fault[] =>
  places.flatMap(([from, to]) =>
    severity === 'error' && pointer.startsWith(from)
      ? [{ pointer: to + pointer.slice(from.length), message, fix }]
      : [],
  );

/** Checks parts of a message as documents of the brand are checked. */
async function checkParts(call: Call, brand: LiveBrand, parts: Checked): Promise<Refusal | undefined> {
  const documents = standIns(brand, parts);
  if (Object.keys(documents).length === 0) return undefined;
  const { context } = call.services;
  const { db, engine, source } = context;
  const published = await publishedSet(db, source, await packStates(db));
  const texts = Object.entries(documents).map(([key, document]): [string, string] => [
    key,
    JSON.stringify(document),
  ]);
  const set = withDocuments(published, brand.brand, Object.fromEntries(texts));
  const found = await checking(engine, call, (check) => check(set, [brand.brand]));
  if (found instanceof Refusal) return found;
  const ours = found.filter(
    (problem) =>
      isError(problem) && problem.code !== 'PROMOTION_FACT' && problem.file.endsWith(`/${standIn}.json`),
  );
  const unknown = ours.length > 0 ? [] : uncountedFacts(parts.audience as Campaign['audience']);
  return invalid([
    ...ours.flatMap(faultOf),
    ...unknown.map((fact) => ({
      pointer: '/recipients/audience',
      message: `"${fact}" is known to an open page only, and messages are sent by the server.`,
      fix: 'Use facts of audience, member, security, flags and own.',
    })),
  ]);
}

function wordFaults(brand: LiveBrand, { words, action }: Draft): Fault[] {
  const document = documentOf(brand, 'brand');
  const languages: readonly string[] = document?.languages ?? [];
  const own = document?.defaultLanguage ?? 'en';
  const strange = Object.keys(words).filter((language) => !languages.includes(language));
  const labels = Object.entries(words).filter(
    ([, { button }]) => (button !== undefined) !== (action !== undefined),
  );
  return [
    ...strange.map((language) => ({
      pointer: `/words/${language}`,
      message: `The brand has no language "${language}".`,
      fix: `Its languages are ${languages.join(', ')}.`,
    })),
    ...(Object.hasOwn(words, own)
      ? []
      : [
          {
            pointer: '/words',
            message: `Words in "${own}", the language of the brand, are missing.`,
            fix: 'Add them.',
          },
        ]),
    ...labels.map(([language]) => ({
      pointer: `/words/${language}/button`,
      message: 'A button has a label in every language and an action, or neither.',
      fix: 'Add what is missing, or leave both out.',
    })),
  ];
}

/** Members that recipients name, or the condition of an audience, which is checked. */
export async function checkRecipients(
  call: Call,
  db: Db,
  brand: LiveBrand,
  parts: Omit<Checked, 'audience'> = {},
): Promise<Recipients | Refusal> {
  const { recipients } = call.body;
  const audience = recipients.to === 'audience' ? (recipients.audience ?? undefined) : undefined;
  const refused = await checkParts(call, brand, { ...parts, audience });
  if (refused) return refused;
  if (recipients.to === 'audience') return { audience: audience as Campaign['audience'] };
  const keys = [...new Set(recipients.accounts.map(accountKey))];
  const found = await findAccounts(db, brand.brand, keys);
  const unknown = recipients.accounts.filter((account) => !found.has(accountKey(account)));
  const faults = unknown.slice(0, 20).map((account) => ({
    pointer: '/recipients/accounts',
    message: `No member has the account "${account}".`,
    fix: 'Correct it, or leave it out.',
  }));
  return invalid(faults) ?? { memberIds: [...found.values()].map(({ id }) => id) };
}

/** Recipients of a message that fits the brand; a refusal that says what does not. */
export async function checkMessage(
  call: AdminCallContext<'messageMake'>,
  db: Db,
  brand: LiveBrand,
): Promise<Recipients | Refusal> {
  const { body } = call;
  const { picture, action } = body;
  const faults = wordFaults(brand, body);
  if (picture && 'upload' in picture && !(await messagePicture(db, brand.brand, picture.upload)))
    faults.push({
      pointer: '/picture/upload',
      message: 'The brand has no picture of this id.',
      fix: 'Upload it again.',
    });
  const refused = invalid(faults);
  if (refused) return refused;
  const image = picture && 'asset' in picture ? picture.asset : undefined;
  return checkRecipients(call, db, brand, { action, image });
}
