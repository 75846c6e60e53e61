import { contractKinds, type ContractKind, type ContractTerms } from '#play/contracts/terms.ts';
import type { ActionDefinition } from '../actions/definition.ts';
import { textOf } from '../flows/submitted-text.ts';
import type { CallValue } from '../gateway/call-types.ts';
import { CallError, type RefusedValue } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import { keepDraft } from './draft.ts';
import { refusalAtFields } from './refusal-at-fields.ts';
import { termsOfForm } from './terms-of-form.ts';

const wrongFields = (fields: readonly RefusedValue[]): CallError =>
  new CallError('INVALID_FIELDS', 'Fields of the contract are not possible.', { value: { fields } });

const kindOf = (kind: string | undefined): ContractKind =>
  contractKinds.find((one) => one === kind) ?? 'dividend';

/** The reason of a refusal at the fields that it is about. */
const atFields = async (portal: Portal, error: unknown, terms: ContractTerms): Promise<unknown> => {
  if (!(error instanceof CallError) || error.code !== 'CONTRACT_NOT_POSSIBLE') return error;
  const { reason = '' } = (error.value ?? {}) as { reason?: string };
  const { infos } = await portal.gateway.call('contractInfo', {});
  const info = infos.find(({ kind }) => kind === terms.kind);
  const own = info?.own.find(({ state }) => state === 'ACTIVE');
  const refused = info ? refusalAtFields(reason, { terms, bounds: info.bounds, own }) : undefined;
  // What the fields alone do not tell.
  const words = `contracts.reason.${refused?.reason ?? reason}`;
  if (portal.texts.has(words)) portal.toasts.show(portal.say(words), 'danger');
  return refused && refused.fields.length > 0 ? wrongFields(refused.fields) : error;
};

const previewContract: ActionDefinition<'previewContract'> = async (_, portal, { form, about = {} }) => {
  const values = form?.values ?? {};
  const read = termsOfForm(kindOf(about['kind']), values);
  if ('wrong' in read) throw wrongFields(read.wrong);
  const { terms } = read;
  const account = textOf(values, 'account');
  const lastDay = textOf(values, 'lastDay');
  const body = {
    account,
    terms: structuredClone(terms) as CallValue<'contractInfo'>['infos'][number]['given'][number]['terms'],
    ...(lastDay !== '' && { lastDay }),
  };
  let preview: CallValue<'contractPreview'>;
  try {
    preview = await portal.gateway.call('contractPreview', { body });
  } catch (error) {
    throw await atFields(portal, error, terms);
  }
  keepDraft(portal, { account, terms, lastDay: lastDay === '' ? undefined : lastDay, preview });
};

/** Flows of contracts between agents, in one chunk that loads with their form. */
export const contractFlows = { previewContract } as const;
