import type { Release, ReleaseDocument } from '#contract/generated/admin-types.ts';
import { sendDraft, type OperatorAnswer, type OperatorClient } from './operator-client.ts';

/** Saves the icon of the shop's first menu entry as a draft; answers its revision. */
export async function draftIcon(operator: OperatorClient, icon: string): Promise<number> {
  const menu = { kind: 'menu', id: 'main', items: { home: { icon } } };
  return Number((await sendDraft(operator, 'shop', 'menu/main', menu)).body['revision']);
}

/** Saves a flag of the shop as a draft; answers its revision. */
export async function draftFlag(operator: OperatorClient, freePlay: boolean): Promise<number> {
  const flags = { kind: 'flags', id: 'main', flags: { freePlay } };
  return Number((await sendDraft(operator, 'shop', 'flags/main', flags)).body['revision']);
}

export const releaseOf = (answer: OperatorAnswer): Release => answer.body as unknown as Release;

export const sendRelease = async (
  operator: OperatorClient,
  documents: Record<string, number>,
  more: object = {},
): Promise<Release> =>
  releaseOf(await operator.call('POST', '/packs/shop/releases', { title: 'Spring', documents, ...more }));

/** A step on a release: `publish`, `request`, `approval`, with what it holds; or `plan` with a time. */
export const releaseStep = (
  operator: OperatorClient,
  { id, contents }: Pick<Release, 'id' | 'contents'>,
  step: string,
  more: object = {},
): Promise<OperatorAnswer> =>
  operator.call(step === 'plan' ? 'PUT' : 'POST', `/packs/shop/releases/${id}/${step}`, {
    contents,
    ...more,
  });

/** The shop's release of this id as it is now. */
export async function readRelease(operator: OperatorClient, id: number): Promise<Release | undefined> {
  const { body } = await operator.call('GET', '/packs/shop/releases');
  return (body['releases'] as unknown as Release[]).find((release) => release.id === id);
}

export const standings = ({ documents }: Release): Record<string, ReleaseDocument['standing']> =>
  Object.fromEntries(documents.map(({ key, standing }) => [key, standing]));

/** Keys of the shop's drafts. */
export async function draftKeys(operator: OperatorClient): Promise<string[]> {
  const { body } = await operator.call('GET', '/packs/shop/documents');
  const documents = body['documents'] as unknown as { kind: string; id: string; draft: number | null }[];
  return documents.filter(({ draft }) => draft !== null).map(({ kind, id }) => `${kind}/${id}`);
}

/** Actions of the shop's audit log, the newest first. */
export async function auditOf(
  operator: OperatorClient,
): Promise<{ action: string; account: string; details: object }[]> {
  const { body } = await operator.call('GET', '/audit?pack=shop');
  return body['entries'] as never;
}

/** Adds accounts with a role on the shop each, and signs them in. */
export async function people(
  admin: OperatorClient,
  as: (username: string, password: string) => Promise<OperatorClient>,
  roles: Record<string, string>,
): Promise<Record<string, OperatorClient>> {
  const password = 'a passphrase of their own';
  const signed: Record<string, OperatorClient> = {};
  for (const [username, role] of Object.entries(roles)) {
    await admin.call('POST', '/accounts', { username, password, roles: { shop: role } });
    signed[username] = await as(username, password);
  }
  return signed;
}
