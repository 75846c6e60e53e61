import { useState } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import type { StepState } from './AskDialog.tsx';
import { enteredMoment, MomentInput } from './MomentInput.tsx';
import type { ReleasePage } from './release.ts';
import { say } from '../language/say.ts';
import { wallTime } from './zone-time.ts';

/** Asks when a release shall go live. */
export const PlanDialog = ({
  title,
  page: { timeZone, graceMinutes },
  dueAt,
  waits,
  step,
  onConfirm,
  onClose,
}: {
  title: string;
  page: ReleasePage;
  /** The time planned so far. */
  dueAt: string | null;
  /** True while approvals are missing. */
  waits: boolean;
  step: StepState;
  onConfirm: (at: string) => void;
  onClose: () => void;
}) => {
  const { timers } = useAdmin();
  const [wall, setWall] = useState(dueAt ? wallTime(new Date(dueAt), timeZone) : '');
  const entered = enteredMoment(wall, timeZone, new Date(timers.now()));
  return (
    <FormDialog
      title={title}
      confirm={say('console.releases.planConfirm')}
      ready={'moment' in entered}
      busy={step.isPending}
      onConfirm={() => {
        if ('moment' in entered) onConfirm(entered.moment.toISOString());
      }}
      onClose={onClose}
    >
      <MomentInput wall={wall} zone={timeZone} entered={entered} onChange={setWall} />
      <p className="op-quiet">{say('console.releases.planGrace', { minutes: graceMinutes })}</p>
      {waits && <Notice tone="warning" title={say('console.releases.planWaits')} />}
      {step.error !== null && <RefusalNotice refusal={refusalOf(step.error)} />}
    </FormDialog>
  );
};
