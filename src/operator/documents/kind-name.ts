import { documentNames, type DocumentName } from '#contract/generated/names.ts';
import { sayIfKnown } from '../language/say.ts';

export const kinds: readonly DocumentName[] = documentNames;

/** A kind of document in an operator's words; the kind itself for one that has none yet. */
export const kindName = (kind: string): string => sayIfKnown(`console.kinds.${kind}`) ?? kind;
