import { useState, type ReactNode } from 'react';
import type { Use } from '#contract/generated/admin-types.ts';
import type { Thing } from '#engine/references/uses.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf, type ApiRefusal } from '../api/refusal.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { fetchUses, type UsesAnswer } from './calls.ts';
import { say } from '../language/say.ts';
import { UseList } from './UseList.tsx';

type Refused = { name: string; uses: UsesAnswer } | { name: string; refusal: ApiRefusal };

/** Deletes a thing unless others refer to it, and lists the references then. `isOwn` selects references that are deleted with it. */
export function useDeletion(): {
  remove: (thing: Thing, run: () => void, isOwn?: (use: Use) => boolean) => Promise<void>;
  dialog: ReactNode;
} {
  const { api } = useAdmin();
  const workspace = useWorkspace();
  const [refused, setRefused] = useState<Refused>();
  const close = () => setRefused(undefined);

  return {
    async remove(thing, run, isOwn = () => false) {
      try {
        // The server searches saved drafts only.
        await workspace.flush();
        const answer = await fetchUses(api, workspace.pack, thing);
        const others = answer.uses.filter((use) => !isOwn(use));
        if (others.length === 0) run();
        else {
          const total = answer.total - (answer.uses.length - others.length);
          setRefused({ name: thing.name, uses: { uses: others, total } });
        }
      } catch (error) {
        setRefused({ name: thing.name, refusal: refusalOf(error) });
      }
    },
    dialog: refused && (
      <Dialog title={say('console.uses.inUse', { name: refused.name })} onClose={close}>
        {'refusal' in refused ? (
          <>
            <p>{say('console.uses.failed')}</p>
            <RefusalNotice refusal={refused.refusal} />
          </>
        ) : (
          <>
            <Notice tone="warning" live title={say('console.uses.refused', { count: refused.uses.total })} />
            <UseList uses={refused.uses.uses} onFollow={close} />
          </>
        )}
      </Dialog>
    ),
  };
}
