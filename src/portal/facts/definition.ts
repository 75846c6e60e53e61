import type { SourceName } from '#contract/generated/names.ts';
import type { FactSource, FactValue } from '#ui/facts/facts.tsx';
import type { Portal } from '../runtime/portal.ts';
import type { SourceValues } from '../sources/source-values.ts';

/** Parts of the portal that facts are read from. */
export type FactDependencies = Pick<
  Portal,
  | 'documents'
  | 'session'
  | 'language'
  | 'theme'
  | 'navigation'
  | 'login'
  | 'affiliate'
  | 'pendingIdentity'
  | 'viewer'
  | 'desk'
  | 'visitor'
  | 'metFlags'
> & {
  /** Another fact of the page. */
  read: FactSource['read'];
  /** Value of a source; undefined until it has loaded. */
  source: <Name extends SourceName>(name: Name) => SourceValues[Name] | undefined;
};

/** Reads facts by name. A name ending in ".*" is a family; `member` is the part after the dot. */
export type FactDefinitions = Readonly<
  Record<string, (dependencies: FactDependencies, member: string) => FactValue>
>;
