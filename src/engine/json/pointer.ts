/** JSON pointers (RFC 6901): "" is the whole document, "/order/0" the first entry of "order". */

const escapeStep = (step: string | number): string =>
  String(step).replaceAll('~', '~0').replaceAll('/', '~1');
const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** Adds steps to a pointer, escaping each. */
export const joinPointer = (pointer: string, ...steps: (string | number)[]): string =>
  steps.reduce<string>((path, step) => `${path}/${escapeStep(step)}`, pointer);

/** The steps of a pointer, unescaped. */
export const pointerSteps = (pointer: string): string[] =>
  pointer === '' ? [] : pointer.slice(1).split('/').map(unescapeStep);

/** Pointer of the enclosing object or array; undefined for the whole document. */
export const parentPointer = (pointer: string): string | undefined =>
  pointer === '' ? undefined : pointer.slice(0, pointer.lastIndexOf('/'));

/** The value a pointer names in a document, or undefined. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value = document;
  for (const step of pointerSteps(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}
