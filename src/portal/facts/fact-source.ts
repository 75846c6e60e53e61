import { proxy, subscribe } from 'valtio';
import type { SourceName } from '#contract/generated/names.ts';
import type { FactSource } from '#ui/facts/facts.tsx';
import type { Portal } from '../runtime/portal.ts';
import { selectLoaded } from '../sources/select-loaded.ts';
import { readSource, watchSource } from '../sources/source-reader.ts';
import type { SourceValues } from '../sources/source-values.ts';
import type { FactDefinitions, FactDependencies } from './definition.ts';

const modules = import.meta.glob<FactDefinitions>(
  ['./*.ts', '!./*-*.ts', '!./definition.ts', '!./*.test.ts'],
  {
    eager: true,
    import: 'facts',
  },
);

/** Every fact by name, families as "flags.*", assembled from the files of this folder. */
export const factDefinitions: FactDefinitions = Object.assign(
  {},
  ...Object.values(modules),
) as FactDefinitions;

type SourceDependencies = Omit<FactDependencies, 'source' | 'read'> & Pick<Portal, 'calls'>;

/** Facts of the page. A source is fetched when a condition first reads it, and followed from then on. */
export function createFactSource(dependencies: SourceDependencies): FactSource {
  const { documents, session, language, theme, navigation, login, affiliate, pendingIdentity, viewer, desk } =
    dependencies;
  /** Parts that facts are read from; `answers` counts answers of sources. */
  const watched = proxy({
    documents,
    session,
    language,
    theme,
    navigation,
    login,
    affiliate,
    pendingIdentity,
    viewer,
    desk,
    answers: 0,
  });
  const followed = new Map<SourceName, () => void>();

  const source = <Name extends SourceName>(name: Name): SourceValues[Name] | undefined => {
    if (!followed.has(name))
      followed.set(
        name,
        watchSource(dependencies, name, () => (watched.answers += 1)),
      );
    const loaded = selectLoaded(name, readSource(dependencies, name));
    return loaded.state === 'ready' ? loaded.value : undefined;
  };
  const read: FactSource['read'] = (name) => {
    const exact = Object.hasOwn(factDefinitions, name) ? factDefinitions[name] : undefined;
    if (exact) return exact(reading, name);
    const dot = name.indexOf('.');
    const family = `${name.slice(0, dot)}.*`;
    return Object.hasOwn(factDefinitions, family)
      ? factDefinitions[family]?.(reading, name.slice(dot + 1))
      : undefined;
  };
  const reading: FactDependencies = { ...dependencies, source, read };

  return {
    read,
    subscribe: (listener) => subscribe(watched, listener, true),
  };
}
