import type { Published } from '#contract/generated/admin-types.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { ApiRefusal, refusalOf, unsavedRefusal } from '../api/refusal.ts';
import { packsKey } from '../brands/usePacks.ts';
import { promotionsKey } from '../promotions/promotions-key.ts';
import { releasesKey, useReleaseCalls } from '../releases/useReleases.ts';
import { say } from '../language/say.ts';

import { versionsKey } from '../publication/useVersions.ts';
import { usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { useLiveStep } from '../publication/useLiveStep.ts';
import type { PublishWay } from './WayChoice.tsx';

export type PublishOrder = {
  way: PublishWay;
  title: string;
  note: string;
  keys: readonly DocumentKey[];
  rollout: number;
  /** With the way `plan`. */
  dueAt: Date | undefined;
};

/** Publishes chosen drafts, or creates a release of them; returns the live version if any. */
export function usePublishing() {
  const { api } = useAdmin();
  const workspace = useWorkspace();
  const { pack, version } = usePack();
  const calls = useReleaseCalls();

  async function send({
    way,
    title,
    note,
    keys,
    rollout,
    dueAt,
  }: PublishOrder): Promise<Published | undefined> {
    if (!(await workspace.flush())) throw unsavedRefusal({ message: say('console.publish.unsaved') });
    const { drafts } = workspace.getState();
    const documents = Object.fromEntries(
      keys.flatMap((key) => {
        const revision = drafts[key]?.revision ?? 0;
        return revision > 0 ? [[key, revision]] : [];
      }),
    );
    if (way === 'now') {
      const share = rollout < 100 ? { rollout } : {};
      const published = await api.publish(pack, { note, expect: version, documents, ...share });
      workspace.published(keys);
      return published;
    }
    const release = await calls.make({ title, note, documents, rollout, request: way === 'request' });
    if (way === 'plan' && dueAt) {
      await calls.plan(release, dueAt.toISOString()).catch((error: unknown) => {
        // The release exists nevertheless; only its time is missing.
        const refusal = refusalOf(error);
        throw new ApiRefusal(refusal.status, {
          ...refusal.details,
          code: 'NOT_PLANNED',
          message: say('console.releases.notPlanned', { why: refusal.message }),
        });
      });
    }
    return undefined;
  }

  return useLiveStep([packsKey, versionsKey(pack), releasesKey(pack), promotionsKey(pack)], send);
}
