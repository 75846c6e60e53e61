import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DocumentKey } from '#engine/packs.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { ImpactSummary } from '../impact/ImpactSummary.tsx';
import { useImpact } from '../impact/useImpact.ts';
import { useImpactProblems } from '../impact/useImpactProblems.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { enteredMoment, MomentInput } from '../releases/MomentInput.tsx';
import { approvalsMissing, isClosed } from '../releases/release.ts';
import { say } from '../language/say.ts';
import { useReleases } from '../releases/useReleases.ts';

import { packTitle, usePack, useRights, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { DocumentChoice } from './DocumentChoice.tsx';
import './publish.css';
import { PublishedDialog } from '../publication/PublishedDialog.tsx';
import { PublishRefusal } from '../publication/PublishRefusal.tsx';
import { PublishProgress } from './PublishProgress.tsx';
import { ShareChoice } from './ShareChoice.tsx';
import { usePublishing } from './usePublishing.ts';
import { WayChoice, type PublishWay } from './WayChoice.tsx';

const waysFor = (publisher: boolean, needsApproval: boolean): [PublishWay, ...PublishWay[]] =>
  !publisher
    ? ['request', 'keep']
    : needsApproval
      ? ['request', 'plan', 'keep']
      : ['now', 'plan', 'request', 'keep'];

/** Dialog for publishing: choice of drafts, their changes and the way; then progress and result. */
export const PublishDialog = ({
  first,
  onClose,
}: {
  /** Way that is chosen at first, if this account may go it. */
  first?: PublishWay;
  onClose: () => void;
}) => {
  const { timers } = useAdmin();
  const workspace = useWorkspace();
  const pack = usePack();
  const rights = useRights();
  const navigate = useNavigate();
  const { found } = useReleases();
  const [left, setLeft] = useState<readonly DocumentKey[]>([]);
  const all = useImpact().keys;
  const chosen = all.filter((key) => !left.includes(key));
  const { changes } = useImpact(chosen);
  const { errors = [] } = useImpactProblems(chosen);
  const [note, setNote] = useState('');
  const [title, setTitle] = useState('');
  const [rollout, setRollout] = useState(100);
  const [wall, setWall] = useState('');
  const [picked, setPicked] = useState(first);
  const publishing = usePublishing();
  // Loads drafts of others, which are published too, and the current problems.
  const fresh = useQuery({
    queryKey: ['fresh-drafts', pack.pack],
    queryFn: async () => {
      await workspace.flush();
      await workspace.refresh();
      await workspace.check();
      return true;
    },
    gcTime: 0,
  });

  const needed = found?.page.approvalsNeeded ?? 0;
  const timeZone = found?.page.timeZone ?? 'UTC';
  const ways = waysFor(rights.publish, needed > 0);
  const way = picked && ways.includes(picked) ? picked : ways[0];
  const entered = enteredMoment(wall, timeZone, new Date(timers.now()));
  const dueAt = 'moment' in entered ? entered.moment : undefined;
  const held = found?.releases.find(
    (release) =>
      !isClosed(release) &&
      approvalsMissing(release) > 0 &&
      release.documents.some(({ key }) => chosen.includes(key)),
  );
  const heldKeys = held?.documents.flatMap(({ key }) => (chosen.includes(key) ? [key] : [])) ?? [];
  const missing = [
    chosen.length === 0 ? say('console.releases.chooseMissing') : '',
    way === 'plan' && !dueAt
      ? wall === ''
        ? say('console.releases.planMissing')
        : say('console.releases.planOther')
      : '',
    way !== 'now' && title.trim() === '' ? say('console.releases.nameMissing') : '',
    way === 'now' && held
      ? say('console.releases.heldBack', { title: held.title, documents: heldKeys.join(', ') })
      : '',
    errors.length > 0 ? say('console.releases.errorsLeft') : '',
  ].find(Boolean);
  const refusal = publishing.error ? refusalOf(publishing.error) : undefined;
  const again = () => {
    publishing.reset();
    void fresh.refetch();
  };
  const send = () =>
    publishing.mutate(
      { way, title: title.trim(), note: note.trim(), keys: chosen, rollout, dueAt },
      {
        onSuccess: () => {
          if (way === 'now') return;
          onClose();
          void navigate(`/${pack.pack}/releases`);
        },
      },
    );

  if (publishing.data)
    return <PublishedDialog published={publishing.data} share={rollout} onClose={onClose} />;
  // The drafts are live, and so no drafts any more, before the answer is on the screen.
  const sent = publishing.isPending && publishing.variables.way === 'now' && publishing.variables.keys;
  return (
    <Dialog
      title={say('console.publish.title', { name: packTitle(pack) })}
      size="large"
      onClose={onClose}
      actions={
        <>
          {all.length > 0 && missing && !publishing.isPending && (
            <span className="op-quiet" role="status">
              {missing}
            </span>
          )}
          <Button onPress={onClose}>{say('console.common.cancel')}</Button>
          <Button
            look="main"
            busy={publishing.isPending}
            isDisabled={!publishing.isPending && (missing !== undefined || !fresh.isSuccess || !found)}
            onPress={send}
          >
            {publishing.isPending ? say('console.publish.busy') : say(`console.releases.confirms.${way}`)}
          </Button>
        </>
      }
    >
      {sent ? (
        <PublishProgress keys={sent} />
      ) : (
        <>
          {all.length > 0 && (
            <DocumentChoice
              title={say('console.releases.choose')}
              lead={say('console.releases.chooseLead')}
              keys={all}
              chosen={chosen}
              onChange={(keys) => setLeft(all.filter((key) => !keys.includes(key)))}
            />
          )}
          {!rights.publish && <Notice title={say('console.publish.needRole')} />}
          {needed > 0 && <Notice title={say('console.releases.nowNeedsApproval')} />}
          {all.length > 0 && (
            <>
              <WayChoice ways={ways} value={way} onChange={setPicked} />
              {way === 'plan' && (
                <MomentInput wall={wall} zone={timeZone} entered={entered} onChange={setWall} />
              )}
              {way !== 'now' && (
                <TextInput
                  label={say('console.releases.name')}
                  hint={say('console.releases.nameHint')}
                  value={title}
                  onChange={setTitle}
                  maxLength={120}
                  isRequired
                />
              )}
              <TextInput
                label={say('console.publish.note')}
                hint={say('console.publish.noteHint')}
                value={note}
                onChange={setNote}
                maxLength={500}
              />
              <ShareChoice value={rollout} now={way === 'now'} onChange={setRollout} />
            </>
          )}
        </>
      )}
      {changes.length > 0 && <h3>{say('console.publish.lead')}</h3>}
      {(!sent || changes.length > 0) && <ImpactSummary keys={chosen} onFollow={onClose} />}
      {fresh.isPending && <p className="op-quiet">{say('console.publish.looking')}</p>}
      {fresh.error && <RefusalNotice refusal={refusalOf(fresh.error)} onRetry={() => void fresh.refetch()} />}
      {refusal && <PublishRefusal refusal={refusal} onFollow={onClose} onAgain={again} />}
    </Dialog>
  );
};
