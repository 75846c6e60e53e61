import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JsonObject } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { describeChanges } from '../changes/describe-changes.ts';
import type { Change, Comparison } from '../changes/change.ts';
import { mergedDocument, type Layer } from '../documents/layer.ts';
import type { PackDocuments } from '../documents/reader.ts';
import type { WorkspaceState } from '../workspace/state.ts';
import { usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { versionContents } from './calls.ts';

/** A version by its number, or the current edits. */
export type ComparisonSide = number | 'drafts';

type Layers = Readonly<Record<DocumentKey, Layer>>;

export type Differences = {
  changes: readonly Change[];
  documents: DocumentDifference[];
  /** Whole documents of both sides. */
  sides: Comparison;
};

/** A document whose layers differ; null on a side that has none. */
type DocumentDifference = { key: DocumentKey; before: Layer; after: Layer };

function documentsWith(layers: Layers, drafts: WorkspaceState['drafts']): PackDocuments {
  const keys = new Set([...Object.keys(layers), ...Object.keys(drafts)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const merged = mergedDocument(drafts[key]?.parent ?? null, layers[key] ?? null);
      return merged ? [[key, merged]] : [];
    }),
  );
}

function useLayers(side: ComparisonSide) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const { drafts } = useWorkspaceState();
  const { data, error, refetch } = useQuery({
    queryKey: ['version-contents', pack, side],
    queryFn: (): Promise<Record<DocumentKey, JsonObject>> =>
      side === 'drafts' ? Promise.resolve({}) : versionContents(api, pack, side),
    // Versions are immutable.
    staleTime: Infinity,
  });
  const edited = useMemo(
    () => Object.fromEntries(Object.entries(drafts).map(([key, { layer }]) => [key, layer])),
    [drafts],
  );
  const layers: Layers | undefined = side === 'drafts' ? edited : data;
  return { layers, error, refetch };
}

/** Differences between two versions of the pack, or between a version and the drafts. */
export function useComparison(from: ComparisonSide, to: ComparisonSide) {
  const { drafts } = useWorkspaceState();
  const [before, after] = [useLayers(from), useLayers(to)];
  const differences = useMemo((): Differences | undefined => {
    const [was, is] = [before.layers, after.layers];
    if (!was || !is) return undefined;
    const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
    const sides = { before: documentsWith(was, drafts), after: documentsWith(is, drafts) };
    return {
      sides,
      changes: describeChanges(sides),
      documents: keys.flatMap((key) =>
        sameJson(was[key] ?? null, is[key] ?? null)
          ? []
          : [{ key, before: was[key] ?? null, after: is[key] ?? null }],
      ),
    };
  }, [before.layers, after.layers, drafts]);
  return {
    differences,
    error: before.error ?? after.error,
    refetch: () => {
      void before.refetch();
      void after.refetch();
    },
  };
}
