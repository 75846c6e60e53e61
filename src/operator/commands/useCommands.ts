import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { consolePack } from '#contract/console-pack.ts';
import { mayOn } from '#contract/operator-roles.ts';
import { usePacks } from '../brands/usePacks.ts';
import { languagesOf } from '../documents/reader.ts';
import { needsWidth } from '../pages/needs-width.ts';
import { usePreviewLink } from '../preview/PreviewLinkContext.ts';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { isChanged } from '../workspace/state.ts';
import {
  usePack,
  usePackDocuments,
  useRights,
  useWorkspace,
  useWorkspaceState,
} from '../workspace/WorkspaceContext.tsx';
import type { Command } from './command.ts';
import { brandCommands, consoleCommands } from './console-commands.tsx';
import { flagCommands } from './flag-commands.tsx';
import { draftCommands, makingCommands } from './making-commands.tsx';
import { previewCommands } from './preview-commands.ts';

/** Everything this account may do by name on a pack. */
export function useCommands(): readonly Command[] {
  const workspace = useWorkspace();
  const { pack, version } = usePack();
  const documents = usePackDocuments();
  const { drafts } = useWorkspaceState();
  const { edit, publish } = useRights();
  const { roles } = useOperatorSession();
  const { data: packs } = usePacks();
  const link = usePreviewLink();
  const client = useQueryClient();
  const { pathname } = useLocation();

  return useMemo(() => {
    const previews = client.getQueriesData<{ personas?: boolean }>({ queryKey: ['preview', pack] });
    const ofBrand = pack !== consolePack;
    const mayEdit = (kind: string): boolean => ofBrand && mayOn(roles, pack, 'editor', kind);
    return [
      ...draftCommands({
        edit,
        publish,
        hasDrafts: Object.values(drafts).some((draft) => isChanged(draft) || draft.revision > 0),
      }),
      ...makingCommands(pack, mayEdit),
      ...(ofBrand
        ? previewCommands({
            link,
            languages: languagesOf(documents),
            admitted: !previews.some(([, made]) => made?.personas === false),
            elsewhere: needsWidth(pack, pathname) ? `/${pack}/screens` : undefined,
          })
        : []),
      ...(mayEdit('flags') ? flagCommands(workspace, documents, version > 0) : []),
      ...brandCommands(packs ?? [], roles, pack, pathname.split('/')[2] ?? ''),
      ...consoleCommands(workspace),
    ];
  }, [workspace, pack, version, documents, drafts, edit, publish, roles, packs, link, client, pathname]);
}
