import { documentNames, singleDocumentNames } from '#contract/generated/names.ts';
import { isJsonObject, type JsonObject } from '#engine/json/json.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { documentSchema, emptyValue } from './form/schema-level.ts';

/** Kinds that a pack can have a further document of. */
export const kindsToMake = (keys: readonly DocumentKey[]): string[] =>
  documentNames.filter((kind) => !singleDocumentNames.includes(kind) || !keys.includes(`${kind}/main`));

/** The id of a kind's only document. */
export const onlyId = (kind: string): string | undefined =>
  singleDocumentNames.includes(kind) ? 'main' : undefined;

const idPattern = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;

/** Why a document cannot have this id; undefined when it can. */
export function documentIdFault(
  keys: readonly DocumentKey[],
  kind: string,
  id: string,
): 'form' | 'taken' | undefined {
  if (!idPattern.test(id)) return 'form';
  return keys.includes(`${kind}/${id}`) ? 'taken' : undefined;
}

/** A new document: the minimum of its schema, or a copy of another under a new name. */
export function newDocument(kind: string, id: string, from: JsonObject | undefined): JsonObject {
  const least = emptyValue(documentSchema(kind));
  const { $schema: _schema, kind: _kind, id: _id, ...rest } = from ?? (isJsonObject(least) ? least : {});
  return { kind, id, ...rest };
}
