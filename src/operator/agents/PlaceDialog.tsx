import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Button } from '../parts/Button.tsx';
import { DataTable } from '../parts/DataTable.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { Segments } from '../parts/Segments.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { Time } from '../parts/Time.tsx';
import type { AgentCalls, AgentLine } from './calls.ts';
import { entryOfRate, rateOfEntry, rateText } from './rate-text.ts';
import { useAgentChange, useHistory } from './useAgents.ts';

type Place = { upline?: string | null; rate?: number };

const unknownUpline = 'UNKNOWN_UPLINE';

/** Looks an upline up by its account, then moves the member. */
async function placeOf(
  calls: AgentCalls,
  id: string,
  { to, rate }: { to: string | null | undefined; rate: number | undefined },
) {
  const place: Place = { ...(rate !== undefined && { rate }) };
  if (to === null) place.upline = null;
  else if (to !== undefined) {
    const { members } = await calls.tree({ of: undefined, search: to, page: 0 });
    const found = members.find(({ account }) => account.toLowerCase() === to.toLowerCase());
    if (!found) throw new Error(unknownUpline);
    place.upline = found.id;
  }
  return calls.place(id, place);
}

type Props = {
  member: AgentLine;
  step: number;
  places: boolean;
  timeZone: string;
  onClose: () => void;
};

/** Sets the rate of a member or moves it with its branch; below, where it stood before. */
export const PlaceDialog = ({ member, step, places, timeZone, onClose }: Props) => {
  const title = say('console.agents.placeTitle', { account: member.account });
  if (!places) {
    return (
      <Dialog
        title={title}
        onClose={onClose}
        actions={<Button onPress={onClose}>{say('console.agents.close')}</Button>}
      >
        <History id={member.id} timeZone={timeZone} />
      </Dialog>
    );
  }
  return <ChangeDialog title={title} member={member} step={step} timeZone={timeZone} onClose={onClose} />;
};

const ChangeDialog = ({
  title,
  member: { id, rate, min, max, upline, downlines },
  step,
  timeZone,
  onClose,
}: Omit<Props, 'places'> & { title: string }) => {
  const [entry, setEntry] = useState(entryOfRate(rate));
  const [where, setWhere] = useState<'stays' | 'below' | 'top'>('stays');
  const [account, setAccount] = useState('');
  const change = useAgentChange(
    (calls, place: { to: string | null | undefined; rate: number | undefined }) => placeOf(calls, id, place),
    onClose,
  );
  const typed = rateOfEntry(entry);
  const isFine = typed !== undefined && typed % step === 0;
  const isNew = typed !== rate || where !== 'stays';
  const to = where === 'stays' ? undefined : where === 'top' ? null : account.trim();
  const isUnknown = change.error instanceof Error && change.error.message === unknownUpline;
  return (
    <FormDialog
      title={title}
      size="medium"
      confirm={say('console.agents.save')}
      ready={isFine && isNew && to !== ''}
      busy={change.isPending}
      onConfirm={() => change.mutate({ to, rate: typed === rate ? undefined : typed })}
      onClose={onClose}
    >
      <TextInput
        label={say('console.agents.rate')}
        hint={say('console.agents.rateHint', {
          min: rateText(min),
          max: rateText(max),
          step: rateText(step),
        })}
        error={isFine ? undefined : say('console.agents.rateWrong', { step: rateText(step) })}
        value={entry}
        onChange={setEntry}
        inputMode="decimal"
        isRequired
      />
      <Segments
        label={say('console.agents.where')}
        value={where}
        options={(['stays', 'below', ...(upline ? (['top'] as const) : [])] as const).map((one) => ({
          id: one,
          name: say(`console.agents.wheres.${one}`),
        }))}
        onChange={setWhere}
      />
      {where === 'below' && (
        <TextInput
          label={say('console.agents.upline')}
          error={isUnknown ? say('console.agents.uplineUnknown') : undefined}
          value={account}
          onChange={setAccount}
          maxLength={64}
          isRequired
        />
      )}
      {where !== 'stays' && downlines > 0 && <Notice title={say('console.agents.moves')} />}
      {change.error !== null && !isUnknown && <RefusalNotice refusal={refusalOf(change.error)} />}
      <History id={id} timeZone={timeZone} />
    </FormDialog>
  );
};

const History = ({ id, timeZone }: { id: string; timeZone: string }) => {
  const { data, error, isPending, refetch } = useHistory(id);
  return (
    <section aria-labelledby="agent-history">
      <h3 id="agent-history">{say('console.agents.history')}</h3>
      {isPending && <Loading rows={2} />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {data?.places.length === 0 && <p className="op-quiet">{say('console.agents.noHistory')}</p>}
      {data && data.places.length > 0 && (
        <DataTable
          label={say('console.agents.history')}
          columns={(['since', 'upline', 'rate', 'author'] as const).map((column) =>
            say(`console.agents.columns.${column}`),
          )}
        >
          {data.places.map(({ since, upline, rate, author }) => (
            <tr key={since}>
              <td>
                <Time at={since} timeZone={timeZone} />
              </td>
              <td>{upline ?? say('console.agents.house')}</td>
              <td>{rateText(rate)}</td>
              <td>{author ?? say('console.agents.registration')}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
};
