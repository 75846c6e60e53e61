import { schemaIndex } from '#contract/generated/schema-index.ts';
import { own } from '#engine/json/json.ts';
import { hintOf } from '../../hints/hints.ts';
import type { ReferenceOption } from '../../references/useReferences.ts';

const schemasOf = { source: schemaIndex.sources, formSource: schemaIndex.formSources };

/** A source of data with what its schema says of it, since its id is all the name it has; any other option as it is. */
export function withSourceHint(kind: string, option: ReferenceOption): ReferenceOption {
  const schemas = kind === 'source' || kind === 'formSource' ? schemasOf[kind] : {};
  const hint = hintOf(own(schemas, option.id)?.['description']);
  return hint === '' ? option : { ...option, hint };
}
