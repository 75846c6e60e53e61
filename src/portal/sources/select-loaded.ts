import type { SourceName } from '#contract/generated/names.ts';
import type { Loaded } from '../calls/loaded.ts';
import { sources } from './registry.ts';
import type { SourceValues } from './source-values.ts';

/** Value of a source from its call's answer. */
export function selectLoaded<Name extends SourceName>(
  name: Name,
  loaded: Loaded<unknown>,
): Loaded<SourceValues[Name]> {
  if (loaded.state !== 'ready') return loaded;
  return { ...loaded, value: sources[name].select(loaded.value as never) as SourceValues[Name] };
}
