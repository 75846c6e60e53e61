import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mayOn } from '#contract/operator-roles.ts';
import type { JsonObject } from '#engine/json/json.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { picturesKey } from '#engine/pictures/uploaded-pictures.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { ApiRefusal, refusalOf } from '../api/refusal.ts';
import { usePacks } from '../brands/usePacks.ts';
import { documentAddress } from '../documents/document-address.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { Picker } from '../parts/Picker.tsx';
import {
  keepPicture,
  pictureEntries,
  picturesOf,
  planPictures,
  readPictures,
  withPictures,
  type PlannedPicture,
} from '../pictures/carried-pictures.ts';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { documentsOf, isUnsaved } from '../workspace/state.ts';
import { packTitle, usePack, usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { createWorkspace, type Workspace } from '../workspace/workspace.ts';
import { planCopy, type CopiedPart, type CopyPlan } from './copy-plan.ts';
import { useCopyTargets } from './useCopyTargets.ts';

export type { CopiedPart } from './copy-plan.ts';

/** The copy, or the list of documents after several. */
const addressOfCopy = (pack: string, parts: readonly CopiedPart[]): string => {
  const [first] = parts;
  return first && parts.length === 1 ? documentAddress(pack, first.key) : `/${pack}/documents`;
};

type Ready = { workspace: Workspace; plan: CopyPlan; pictures: readonly PlannedPicture[] };

/** Copies documents or parts of them, with what they name and the other brand lacks, into the drafts of another brand. */
export const CopyDialog = ({
  parts,
  name,
  onClose,
}: {
  parts: readonly CopiedPart[];
  name: string;
  onClose: () => void;
}) => {
  const { api, timers } = useAdmin();
  const { pack } = usePack();
  const { roles } = useOperatorSession();
  const documents = usePackDocuments();
  const [target, setTarget] = useState<string>();
  const packs = usePacks();
  const mayEdit = (of: string, document: DocumentKey): boolean =>
    mayOn(roles, of, 'editor', splitKey(document).kind);
  const choices = useCopyTargets(parts.map(({ key }) => key)) ?? [];
  const ready = useQuery({
    queryKey: ['copy', pack, parts.map(({ key }) => key).join(' '), target],
    enabled: target !== undefined,
    // Each look reads the other brand anew.
    gcTime: 0,
    queryFn: async (): Promise<Ready> => {
      const of = target ?? '';
      const workspace = createWorkspace({ api, pack: of, timers, mayEdit: (each) => mayEdit(of, each) });
      await workspace.load();
      const { status, drafts, refusal } = workspace.getState();
      if (status !== 'ready')
        throw refusal ?? new ApiRefusal(0, { code: 'NOT_LOADED', message: say('console.copying.notLoaded') });
      const theirs = documentsOf(drafts, 'edited');
      const plan = planCopy(documents, theirs, parts);
      const named = await picturesOf(api, pack, plan.documents);
      const carried = await readPictures(api, named, pictureEntries(documents));
      const differing = await planPictures(api, of, carried, pictureEntries(theirs));
      return { workspace, plan, pictures: differing.filter(({ isNew }) => isNew) };
    },
  });
  const copy = useMutation({
    mutationFn: async ({ workspace, plan, pictures }: Ready) => {
      const entries: [string, JsonObject][] = [];
      for (const picture of pictures)
        entries.push([picture.path, await keepPicture(api, target ?? '', picture)]);
      const theirs = documentsOf(workspace.getState().drafts, 'edited');
      workspace.create(say('console.copying.edit', { name }), {
        ...plan.documents,
        ...plan.texts,
        ...withPictures(theirs, entries),
      });
      await workspace.flush();
      const left = Object.values(workspace.getState().drafts).filter(isUnsaved);
      workspace.dispose();
      if (left.length > 0)
        throw (
          left[0]?.refusal ??
          new ApiRefusal(0, { code: 'NOT_SAVED', message: say('console.copying.notSaved') })
        );
    },
  });
  const lacking = ready.data
    ? [
        ...Object.keys(ready.data.plan.documents),
        ...Object.keys(ready.data.plan.texts),
        ...(ready.data.pictures.length > 0 ? [picturesKey] : []),
      ].filter((each) => !mayEdit(target ?? '', each))
    : [];
  const chosen = choices.find((each) => each.pack === target);
  const title = chosen ? packTitle(chosen) : '';

  return (
    <Dialog
      title={say('console.copying.title', { name })}
      onClose={onClose}
      actions={
        copy.isSuccess ? (
          <Button look="main" onPress={onClose}>
            {say('console.copying.done')}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{say('console.common.cancel')}</Button>
            <Button
              look="main"
              busy={copy.isPending}
              isDisabled={!ready.data || lacking.length > 0}
              onPress={() => ready.data && copy.mutate(ready.data)}
            >
              {say('console.copying.do')}
            </Button>
          </>
        )
      }
    >
      {copy.isSuccess ? (
        <Notice tone="good" live title={say('console.copying.copied', { name, brand: title })}>
          <p>
            <Link className="op-link" to={addressOfCopy(target ?? '', parts)} onClick={onClose}>
              {say('console.copying.open', { brand: title })}
            </Link>
          </p>
        </Notice>
      ) : packs.error ? (
        <RefusalNotice refusal={refusalOf(packs.error)} onRetry={() => void packs.refetch()} />
      ) : packs.isPending ? (
        <Loading rows={2} />
      ) : choices.length === 0 ? (
        <EmptyState icon="documents" title={say('console.copying.nowhere')} />
      ) : (
        <>
          <p className="op-lead">{say('console.copying.lead')}</p>
          <Picker
            label={say('console.copying.brand')}
            value={target ?? ''}
            options={choices.map((each) => ({ id: each.pack, name: packTitle(each), hint: each.pack }))}
            onChange={setTarget}
          />
          {ready.error && (
            <RefusalNotice refusal={refusalOf(ready.error)} onRetry={() => void ready.refetch()} />
          )}
          {target !== undefined && ready.isPending && <Loading rows={2} />}
          {ready.data && <PlanWords {...ready.data} parts={parts} brand={title} />}
          {lacking.length > 0 && (
            <Notice
              tone="warning"
              title={say('console.copying.lacking', { documents: lacking.join(', ') })}
            />
          )}
          {copy.error && <RefusalNotice refusal={refusalOf(copy.error)} />}
        </>
      )}
    </Dialog>
  );
};

/** What will change in the other brand, in words. */
const PlanWords = ({
  plan: { added, documents, replaced, joined },
  pictures,
  parts,
  brand,
}: Omit<Ready, 'workspace'> & {
  parts: readonly CopiedPart[];
  brand: string;
}) => {
  const others = Object.keys(documents).filter((key) => !parts.some((part) => part.key === key));
  const many = parts.length > 1;
  return (
    <ul className="op-rules">
      {replaced.length > 0 && (
        <li>
          {many
            ? say('console.copying.replacesMany', { brand, documents: replaced.join(', ') })
            : say('console.copying.replaces', { brand })}
        </li>
      )}
      {joined.length > 0 && <li>{say('console.copying.joins', { brand, documents: joined.join(', ') })}</li>}
      {!many && replaced.length + joined.length === 0 && <li>{say('console.copying.isNew', { brand })}</li>}
      {many && replaced.length + joined.length < parts.length && (
        <li>
          {say('console.copying.areNew', { brand, count: parts.length - replaced.length - joined.length })}
        </li>
      )}
      {others.length > 0 && (
        <li>{say('console.copying.along', { documents: others.join(', '), count: others.length })}</li>
      )}
      {added > 0 && <li>{say('console.copying.texts', { count: added })}</li>}
      {pictures.length > 0 && <li>{say('console.copying.pictures', { count: pictures.length })}</li>}
    </ul>
  );
};
