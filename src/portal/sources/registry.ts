import type { SourceName } from '#contract/generated/names.ts';
import type { SourceDefinition } from './definition.ts';

type AnySource = Pick<SourceDefinition<SourceName>, 'membersOnly'> & {
  request: SourceDefinition<SourceName>['request'];
  select: (value: never) => unknown;
};

const modules = import.meta.glob<AnySource>(
  ['./*.ts', '!./*-*.ts', '!./definition.ts', '!./registry.ts', '!./*.test.ts'],
  {
    eager: true,
    import: 'source',
  },
);

/** Every data source by name, assembled from the files of this folder. */
export const sources = Object.fromEntries(
  Object.entries(modules).map(([file, source]) => [file.slice('./'.length, -'.ts'.length), source]),
) as Readonly<Record<SourceName, AnySource>>;
