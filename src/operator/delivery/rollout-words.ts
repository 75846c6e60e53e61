import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { percentText, wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';

type Answer = AdminCallTypes['rolloutHealth']['value'];
type Health = Answer['health'][number];
/** A rollout that stopped by itself. */
export type Stop = NonNullable<Answer['stopped']>;

const sideWords = ({ views, faulted }: Health['rollout']): string =>
  views === 0
    ? say('console.delivery.health.none')
    : say('console.delivery.health.side', {
        faulted: wholeText(faulted),
        views: wholeText(views),
        rate: percentText(faulted / views),
      });

/** Share of pages in which something broke, of a rollout and of the other visitors. */
export const rolloutWords = ({ rollout, rest }: Pick<Health, 'rollout' | 'rest'>): string =>
  say('console.delivery.health.both', { rollout: sideWords(rollout), rest: sideWords(rest) });
