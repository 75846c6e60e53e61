const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** `next` with every part that equals its counterpart in `old` replaced by the old object, to keep its identity. Both are JSON. */
export function shareUnchanged<T>(old: unknown, next: T): T {
  if (Object.is(old, next) || !isPlain(old) || !isPlain(next)) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  const names = Object.keys(next);
  const shared = (Array.isArray(next) ? [] : {}) as Record<string, unknown>;
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    const part = shareUnchanged(old[name], next[name]);
    shared[name] = part;
    same &&= Object.hasOwn(old, name) && Object.is(part, old[name]);
  }
  return (same ? old : shared) as T;
}
