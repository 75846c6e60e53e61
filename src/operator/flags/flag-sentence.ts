import { isOnForAll, type Flag } from '#engine/flags/flag.ts';
import type { FactCatalogue } from '#engine/conditions/fact-catalogue.ts';
import type { Json } from '#engine/json/json.ts';
import { readCondition } from '../conditions/condition-query.ts';
import { conditionClause } from '../conditions/sentence.ts';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';

/** Whether and for whom a flag is on, in a sentence. */
export function flagSentence(
  flag: Flag | undefined,
  { catalogue, zone }: { catalogue: FactCatalogue; zone: string },
): string {
  if (flag === undefined) return say('console.values.notSet');
  if (typeof flag !== 'object') return say(flag ? 'console.flags.state.on' : 'console.flags.state.off');
  const { on = true, share = 100, when, from, until, variants } = flag;
  if (!on || share === 0) return say('console.flags.state.off');
  let words =
    share < 100 ? say('console.flags.state.share', { percent: share }) : say('console.flags.state.on');
  if (when !== undefined && when !== true) {
    const condition = conditionClause(readCondition(when as Json, catalogue), catalogue);
    words =
      share < 100
        ? say('console.flags.state.shareWhere', { percent: share, condition })
        : say('console.flags.state.where', { condition });
  }
  if (isOnForAll(flag)) words = say('console.flags.state.on');
  if (from !== undefined) words = say('console.flags.state.from', { words, when: momentText(from, zone) });
  if (until !== undefined) words = say('console.flags.state.until', { words, when: momentText(until, zone) });
  const count = variants?.order.length ?? 0;
  return count === 0 ? words : say('console.flags.state.variants', { words, count });
}
