import { isJsonObject, own, type Json, type JsonObject } from '../json/json.ts';

/** True for equal plain data; the order of names in an object is ignored. */
export function sameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((entry, index) => sameJson(entry, right[index]));
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && sameJson(left[name], right[name]))
  );
}

/**
 * Smallest JSON Merge Patch (RFC 7396) from `parent` to `edited`; undefined when equal. Arrays are replaced whole. No object in `edited`
 * may contain null, which a merge patch cannot express; documents have none. Changes neither argument.
 */
export function diffPatch(parent: Json | undefined, edited: Json): Json | undefined {
  if (sameJson(parent, edited)) return undefined;
  if (!isJsonObject(edited) || !isJsonObject(parent)) return edited;
  return diffObject(parent, edited);
}

function diffObject(parent: JsonObject, edited: JsonObject): JsonObject {
  const patch: [string, Json][] = [];
  for (const [name, value] of Object.entries(edited)) {
    const difference = diffPatch(own(parent, name), value);
    if (difference !== undefined) patch.push([name, difference]);
  }
  for (const name of Object.keys(parent)) {
    if (!Object.hasOwn(edited, name)) patch.push([name, null]);
  }
  return Object.fromEntries(patch);
}
