import type { ReactNode } from 'react';
import { targetWords } from '../documents/target-words.ts';
import { usePackName } from '../brands/usePackName.ts';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Notice } from '../parts/Notice.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { rolloutWords, type Stop } from './rollout-words.ts';

/** What a rollout that stopped by itself was of, and why. */
export const StoppedRollout = ({
  stopped,
  live = false,
  children,
}: {
  stopped: Stop;
  /** True where it comes while somebody does something else. */
  live?: boolean;
  children?: ReactNode;
}) => {
  const { pack } = usePack();
  const packName = usePackName();
  const target = targetWords(stopped.target);
  const what = stopped.pack === pack ? target : `${packName(stopped.pack)} ${target}`;
  return (
    <Notice
      tone="warning"
      live={live}
      title={say('console.delivery.health.stopped', { what, when: momentText(stopped.at) })}
    >
      <p>{rolloutWords(stopped)}</p>
      {children}
    </Notice>
  );
};
