import { allows, bestRoleOn } from '#contract/operator-roles.ts';
import type { Background } from '#server/calls/background.ts';
import type { RolloutHealth } from '#server/rollout-health/health.ts';
import type { OperatorMails } from './operator-mails.ts';

/** A rollout that stopped by itself. */
type StoppedRollout = RolloutHealth & {
  brand: string;
  /** Pack of which a version was rolled out: the brand's own, or one that it extends. */
  pack: string;
  version: number;
};

/** Mails about rollouts that stopped by themselves. A failure is logged and changes nothing. */
export type RolloutNotices = { stopped: (rollout: StoppedRollout) => void };

const figures = ({ views, faulted }: RolloutHealth['rollout']): string => `${faulted} / ${views}`;

export const createRolloutNotices = (
  mails: OperatorMails | undefined,
  background: Background,
): RolloutNotices => ({
  stopped({ brand, pack, version, rollout, rest }) {
    if (!mails) return;
    background.run(async () => {
      const publishers = (await mails.reachable()).filter(({ roles }) =>
        [brand, pack].some((one) => allows(bestRoleOn(roles, one), 'publisher')),
      );
      const what = `${pack} ${version}`;
      for (const to of publishers)
        await mails.send(to, brand, (say) => ({
          subject: say('console.mail.stopped.subject', { what, brand }),
          text: [
            say('console.mail.stopped.text', { what, brand }),
            say('console.mail.stopped.figures', { rollout: figures(rollout), rest: figures(rest) }),
            say('console.mail.stopped.where', { brand }),
          ].join('\n\n'),
        }));
    });
  },
});
