import { useState } from 'react';
import type { Published, Release } from '#contract/generated/admin-types.ts';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { useRights, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { AskDialog } from './AskDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { approvalsMissing, isChangedSince, wentWrong, type ReleasePage } from './release.ts';
import { SendBackDialog } from './SendBackDialog.tsx';
import { say } from '../language/say.ts';
import { useMayApprove } from './useMayApprove.ts';
import { useReleaseCalls, useReleaseStep } from './useReleases.ts';

type Asked = 'publish' | 'plan' | 'approve' | 'send-back' | 'withdraw';

/** Actions on a release that its state and the account's rights allow. */
export const ReleaseActions = ({
  release,
  page,
  onPublished,
}: {
  release: Release;
  page: ReleasePage;
  /** Called with the live version: a published release leaves this list, so its result is shown elsewhere. */
  onPublished: (published: Published) => void;
}) => {
  const calls = useReleaseCalls();
  const rights = useRights();
  const { account } = useOperatorSession();
  const { drafts } = useWorkspaceState();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const publish = useReleaseStep(calls.publish, onPublished);
  const step = useReleaseStep((work: () => Promise<Release>) => work(), close);
  const { id, title, documents, approval, dueAt, state } = release;
  const changed = isChangedSince(release);
  const newest = Object.fromEntries(
    documents.flatMap(({ key }) => {
      const revision = drafts[key]?.revision ?? 0;
      return revision > 0 ? [[key, revision]] : [];
    }),
  );
  const requested = approval.requestedBy !== null;
  const isAuthor = release.authors.includes(account);
  const isApprover = useMayApprove(page)(release);
  const approved = approval.given.some((one) => one.account === account);
  const mayPublish = rights.publish && !changed && approvalsMissing(release) === 0;
  const failure = step.error ?? publish.error;
  if (!rights.edit) return null;
  return (
    <>
      {requested && isAuthor && approvalsMissing(release) > 0 && (
        <p className="op-quiet">{say('console.releases.ownRelease')}</p>
      )}
      {requested && !isAuthor && !isApprover && rights.publish && (
        <p className="op-quiet">{say('console.releases.notApprover')}</p>
      )}
      {approved && <p className="op-quiet">{say('console.releases.given')}</p>}
      <div className="op-release-actions">
        {changed && Object.keys(newest).length > 0 && (
          <Button look="main" onPress={() => step.mutate(() => calls.edit(id, { documents: newest }))}>
            {say('console.releases.takeNewest')}
          </Button>
        )}
        {mayPublish && (
          <Button look="main" onPress={() => setAsked('publish')}>
            {say('console.releases.publish')}
          </Button>
        )}
        {rights.publish && !changed && (
          <Button onPress={() => setAsked('plan')}>
            {dueAt ? say('console.releases.replan') : say('console.releases.plan')}
          </Button>
        )}
        {rights.publish && dueAt && (
          <Button onPress={() => step.mutate(() => calls.cancelPlan(id))}>
            {wentWrong(release) ? say('console.releases.keepOpen') : say('console.releases.cancelPlan')}
          </Button>
        )}
        {!requested && !changed && (
          <Button onPress={() => step.mutate(() => calls.request(release))}>
            {say('console.releases.request')}
          </Button>
        )}
        {requested && isApprover && !isAuthor && !approved && !changed && (
          <Button look="main" onPress={() => setAsked('approve')}>
            {say('console.releases.approve')}
          </Button>
        )}
        {requested && rights.publish && (
          <Button onPress={() => setAsked('send-back')}>{say('console.releases.sendBack')}</Button>
        )}
        <Button look="quiet" onPress={() => setAsked('withdraw')}>
          {say('console.releases.withdraw')}
        </Button>
      </div>
      {failure && asked === undefined && <RefusalNotice refusal={refusalOf(failure)} />}
      {asked === 'publish' && (
        <AskDialog
          title={say('console.releases.publishOf', { title })}
          lead={say('console.releases.publishLead')}
          confirm={say('console.releases.publish')}
          documents={documents}
          step={publish}
          onConfirm={() => publish.mutate(release)}
          onClose={close}
        />
      )}
      {asked === 'approve' && (
        <AskDialog
          title={say('console.releases.approveTitle', { title })}
          lead={say('console.releases.approveLead')}
          confirm={say('console.releases.approve')}
          documents={documents}
          step={step}
          onConfirm={() => step.mutate(() => calls.approve(release))}
          onClose={close}
        />
      )}
      {asked === 'withdraw' && (
        <AskDialog
          title={say('console.releases.withdrawTitle', { title })}
          lead={say('console.releases.withdrawLead')}
          confirm={say('console.releases.withdrawConfirm')}
          danger
          step={step}
          onConfirm={() => step.mutate(() => calls.withdraw(id))}
          onClose={close}
        />
      )}
      {asked === 'send-back' && (
        <SendBackDialog
          title={say('console.releases.sendBackTitle', { title })}
          step={step}
          onConfirm={(why) => step.mutate(() => calls.sendBack(id, why))}
          onClose={close}
        />
      )}
      {asked === 'plan' && (
        <PlanDialog
          title={say('console.releases.planTitle', { title })}
          page={page}
          dueAt={state === 'scheduled' || state === 'waiting' ? dueAt : null}
          waits={approvalsMissing(release) > 0}
          step={step}
          onConfirm={(at) => step.mutate(() => calls.plan(release, at))}
          onClose={close}
        />
      )}
    </>
  );
};
