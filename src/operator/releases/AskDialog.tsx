import type { ReleaseDocument } from '#contract/generated/admin-types.ts';
import { refusalOf } from '../api/refusal.ts';
import { ImpactSummary } from '../impact/ImpactSummary.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { PublishRefusal } from '../publication/PublishRefusal.tsx';
import { say } from '../language/say.ts';

/** State of a step's mutation. */
export type StepState = { isPending: boolean; error: unknown };

/** Confirms a step, and shows the reason of a refusal. */
export const AskDialog = ({
  title,
  lead,
  confirm,
  danger = false,
  documents,
  step,
  onConfirm,
  onClose,
}: {
  title: string;
  lead: string;
  confirm: string;
  danger?: boolean;
  /** Documents whose changes are shown. */
  documents?: readonly ReleaseDocument[];
  step: StepState;
  onConfirm: () => void;
  onClose: () => void;
}) => (
  <Dialog
    title={title}
    size={documents ? 'large' : 'small'}
    onClose={onClose}
    actions={
      <>
        <Button onPress={onClose}>{say('console.common.cancel')}</Button>
        <Button look={danger ? 'danger' : 'main'} busy={step.isPending} onPress={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    <p className="op-lead">{lead}</p>
    {documents && <ImpactSummary keys={documents.map(({ key }) => key)} onFollow={onClose} />}
    {step.error !== null && (
      <PublishRefusal refusal={refusalOf(step.error)} onFollow={onClose} onAgain={onClose} />
    )}
  </Dialog>
);
