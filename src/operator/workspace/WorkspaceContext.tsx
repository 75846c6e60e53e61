import { allows, bestRoleOn, mayOn } from '#contract/operator-roles.ts';
import { createContext, useContext, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Pack } from '#contract/generated/admin-types.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { documentsOf, type WorkspaceState } from './state.ts';
import type { Workspace } from './workspace.ts';

type Place = { workspace: Workspace; pack: Pack };

const WorkspaceContext = createContext<Place | undefined>(undefined);

export const WorkspaceProvider = WorkspaceContext.Provider;

function usePlace(): Place {
  const place = useContext(WorkspaceContext);
  if (!place) throw new Error('A part of the workspace is used outside WorkspaceProvider.');
  return place;
}

export const useWorkspace = (): Workspace => usePlace().workspace;
export const usePack = (): Pack => usePlace().pack;
export const packTitle = ({ name, pack }: Pick<Pack, 'name' | 'pack'>): string => name || pack;

export function useWorkspaceState(): WorkspaceState {
  // Synchronous: the editors' inputs show values of the documents.
  return useSnapshot(useWorkspace().now, { sync: true }).state;
}

/** The edited documents. */
export function usePackDocuments(): PackDocuments {
  const { drafts } = useWorkspaceState();
  return useMemo(() => documentsOf(drafts, 'edited'), [drafts]);
}

export type Rights = { edit: boolean; publish: boolean };

/**
 * Rights of this account on documents of a kind, `useRights('menu')`; without a kind the highest on any kind, for the frame around
 * the editors.
 */
export function useRights(kind?: string): Rights {
  const { roles } = useOperatorSession();
  const { pack } = usePack();
  const may = (needed: 'editor' | 'publisher'): boolean =>
    kind === undefined ? allows(bestRoleOn(roles, pack), needed) : mayOn(roles, pack, needed, kind);
  return { edit: may('editor'), publish: may('publisher') };
}
