import type { ContractTerms } from '#play/contracts/terms.ts';
import type { CallValue } from '../gateway/call-types.ts';

/** A contract that was filled in and not sent yet, with what it would have paid. */
export type ContractDraft = {
  account: string;
  terms: ContractTerms;
  lastDay: string | undefined;
  preview: CallValue<'contractPreview'>;
};

const drafts = new WeakMap<object, ContractDraft>();

/** Keeps the draft of a portal for the block that shows it. */
export const keepDraft = (portal: object, draft: ContractDraft): void => void drafts.set(portal, draft);

export const takeDraft = (portal: object): ContractDraft | undefined => {
  const draft = drafts.get(portal);
  drafts.delete(portal);
  return draft;
};
