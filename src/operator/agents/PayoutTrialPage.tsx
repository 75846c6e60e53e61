import { useState } from 'react';
import { moneyText } from '#engine/texts/money-text.ts';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { refusalOf } from '../api/refusal.ts';
import { wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Segments } from '../parts/Segments.tsx';
import type { PaymentDesk } from '../payments/calls.ts';
import { DeskSection } from '../payments/DeskSection.tsx';
import { AgentTabs } from './AgentTabs.tsx';
import type { TrialQuery } from './calls.ts';
import { signedMoney } from './signed-money.ts';
import { spanText } from './span-text.ts';
import { useTrial } from './useAgents.ts';
import './agents.css';

const kinds = ['dividend', 'daily', 'hourly'] as const;
const periods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;

/** What the running period would pay by the results that are known, beside the last that was settled. Nothing is paid by it. */
export const PayoutTrialPage = () => {
  const [asked, setAsked] = useState<TrialQuery>({ kind: 'dividend', period: 'monthly' });
  return (
    <DeskSection
      id="trial-title"
      title={say('console.agents.tabs.trial')}
      lead={say('console.agents.trialLead')}
      looksOnly={say('console.agents.looksOnly')}
    >
      {(desk) => (
        <>
          <AgentTabs />
          <div className="op-payments-choice">
            <Segments
              label={say('console.agents.kind')}
              value={asked.kind}
              options={kinds.map((id) => ({ id, name: say(`console.agents.kinds.${id}`) }))}
              onChange={(kind) => setAsked(kind === 'dividend' ? { kind, period: 'monthly' } : { kind })}
            />
            {asked.kind === 'dividend' && (
              <Segments
                label={say('console.agents.period')}
                value={asked.period ?? 'monthly'}
                options={periods.map((id) => ({ id, name: say(`console.agents.periods.${id}`) }))}
                onChange={(period) => setAsked({ kind: 'dividend', period })}
              />
            )}
          </div>
          <Trial asked={asked} desk={desk} />
        </>
      )}
    </DeskSection>
  );
};

const Trial = ({ asked, desk }: { asked: TrialQuery; desk: PaymentDesk }) => {
  const { data, error, isPending, isPlaceholderData, refetch } = useTrial(asked);
  if (isPending || isPlaceholderData) return <Loading rows={6} />;
  if (error) return <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />;
  return <Outcome trial={data} desk={desk} />;
};

const Outcome = ({ trial, desk }: { trial: AdminCallTypes['contractTrial']['value']; desk: PaymentDesk }) => {
  const { gives, before, uncounted, lines } = trial;
  const span = (of: { from: string; until: string }): string => spanText(of, desk.timeZone);
  return (
    <>
      <dl className="op-agent-sums">
        <div>
          <dt>{say('console.agents.wouldPay', { span: span(trial) })}</dt>
          <dd>{moneyText(gives, desk)}</dd>
        </div>
        <div>
          <dt>
            {before === null
              ? say('console.agents.noneSettled')
              : say('console.agents.lastPaid', { span: span(before) })}
          </dt>
          <dd>{before === null ? '–' : moneyText(before.gives, desk)}</dd>
        </div>
      </dl>
      {(['offered', 'later', 'apart'] as const).map(
        (why) =>
          uncounted[why] > 0 && (
            <p key={why}>{say(`console.agents.uncounted.${why}`, { number: uncounted[why] })}</p>
          ),
      )}
      {lines.length === 0 ? (
        <EmptyState icon="info" title={say('console.agents.noContract')} />
      ) : (
        <DataTable
          label={say('console.agents.tabs.trial')}
          columns={(
            [
              'agent',
              'upline',
              'validBet',
              'loss',
              'members',
              'own',
              'received',
              'given',
              'kept',
              'outcome',
              'before',
              'change',
            ] as const
          ).map((column) => say(`console.agents.columns.${column}`))}
        >
          {lines.map(({ agent, upline, figures, own, received, given, kept, outcome, before: last }) => (
            <tr key={agent}>
              <th scope="row">{agent}</th>
              <td>{upline ?? say('console.agents.house')}</td>
              <td>{figures ? moneyText(figures.validBet, desk) : '–'}</td>
              <td>{figures ? signedMoney(figures.loss, desk) : '–'}</td>
              <td>{figures ? wholeText(figures.members) : '–'}</td>
              <td>{moneyText(own, desk)}</td>
              <td>{moneyText(received, desk)}</td>
              <td>{moneyText(given, desk)}</td>
              <td>{moneyText(kept, desk)}</td>
              <td>{say(`console.agents.outcome.${outcome}`)}</td>
              <td>{moneyText(last, desk)}</td>
              <td>{signedMoney(String(BigInt(kept) - BigInt(last)), desk)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
};
