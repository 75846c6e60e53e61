import { automaticNote } from '#contract/automatic-notes.ts';
import type { Published } from '#contract/generated/admin-types.ts';
import { withDependents } from '#engine/packs.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import type { Judge } from './publish-drafts.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { rolloutsOf } from './rollouts.ts';
import { isBrandDocument, packStates, publishedSet } from '#server/documents/packs.ts';
import { rollBack } from './versions.ts';

/**
 * Takes a rollout of a pack back from everyone: its version before goes live again as a new one. What it held stays in the history,
 * to be published again.
 */
export async function stopRollout(
  context: ConfigContext,
  { pack, author, judge }: { pack: string; author: string; judge: Judge },
): Promise<Published | Refusal> {
  const { db, source } = context;
  const states = await packStates(db);
  const over = withDependents(await publishedSet(db, source, states, isBrandDocument), [pack]);
  const found = (await rolloutsOf(db, over)).flatMap(({ packs }) => packs.filter((one) => one.pack === pack));
  const before = Math.min(...found.map((one) => one.before));
  if (!Number.isFinite(before) || before === 0) return refuse('NO_ROLLOUT');
  return rollBack(context, {
    pack,
    version: before,
    author,
    judge,
    note: automaticNote('rolloutStopped', { version: before }),
    expect: states.get(pack)?.version,
  });
}
