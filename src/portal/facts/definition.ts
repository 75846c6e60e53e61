import type { SourceName } from '#contract/generated/names.ts';
import type { FactValue } from '#ui/facts/facts.tsx';
import type { Portal } from '../runtime/portal.ts';
import type { SourceValues } from '../sources/source-values.ts';

/** What facts are read from. */
export type FactGround = Pick<
  Portal,
  | 'documents'
  | 'session'
  | 'language'
  | 'theme'
  | 'navigation'
  | 'login'
  | 'affiliate'
  | 'newcomer'
  | 'viewer'
> & {
  /** The value of a source, undefined until it has come. */
  source: <Name extends SourceName>(name: Name) => SourceValues[Name] | undefined;
};

/** How a fact is read. A name that ends in ".*" stands for a family; `member` is what follows the dot. */
export type FactDefinitions = Readonly<Record<string, (ground: FactGround, member: string) => FactValue>>;
