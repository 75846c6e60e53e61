import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { SourceName } from '#contract/generated/names.ts';
import type { Loaded } from '../calls/loaded.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { selectLoaded } from './select-loaded.ts';
import { readSource, watchSource } from './source-reader.ts';
import type { SourceValues } from './source-values.ts';

/** The data of a named source: fetched once, shared by all blocks, and fetched again after a publication or a change of language. */
export function useSource<Name extends SourceName>(name: Name): Loaded<SourceValues[Name]> {
  const portal = usePortal();
  const watch = useCallback((listener: () => void) => watchSource(portal, name, listener), [portal, name]);
  const read = () => readSource(portal, name);
  const loaded = useSyncExternalStore(watch, read, read);
  return useMemo(() => selectLoaded(name, loaded), [name, loaded]);
}
