import { documentNames, type DocumentName } from '#contract/generated/names.ts';
import { sayIfKnown } from '../language/say.ts';

export const kinds: readonly DocumentName[] = documentNames;

/** Name of a document kind for operators; the kind itself when it has none. */
export const kindName = (kind: string): string => sayIfKnown(`console.kinds.${kind}`) ?? kind;
