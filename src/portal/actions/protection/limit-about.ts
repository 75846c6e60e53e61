import type { CallCache } from '../../calls/call-cache.ts';
import type { Limit } from '../../protection/limits.ts';

/** The limit that a form is about; undefined until the limits are here. */
export function limitAbout(
  calls: Pick<CallCache, 'read'>,
  about: Readonly<Record<string, string>> = {},
): Limit | undefined {
  const loaded = calls.read('protection', {});
  if (loaded.state !== 'ready') return undefined;
  return loaded.value.limits.find(({ kind, period }) => kind === about['kind'] && period === about['period']);
}
