import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { mayUse } from '#contract/operator-roles.ts';
import { checkCondition } from '#engine/conditions/condition-check.ts';
import type { Json } from '#engine/json/json.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import { uncountedFacts } from '#play/promotions/known-facts.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { useFactCatalogue } from '../conditions/use-fact-catalogue.ts';
import { factTitle } from '../conditions/sentence.ts';
import { wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import './condition-trial.css';

type Asked = { condition: Json; account: string };

/** Tries a condition with the brand's real members: how many it holds for now, some of them, and one by account. */
export const ConditionTrial = ({ condition }: { condition: Json | undefined }) => {
  const { pack, abstract } = usePack();
  const { roles } = useOperatorSession();
  const catalogue = useFactCatalogue();
  const [account, setAccount] = useState('');
  const [asked, setAsked] = useState<Asked>();
  if (condition === undefined || abstract || !mayUse(roles, pack, 'members', 'viewer')) return null;
  if (checkCondition(condition, catalogue).length > 0) return null;
  const unknown = uncountedFacts(condition as Campaign['audience']);
  if (unknown.length > 0) {
    const facts = unknown.map((fact) => factTitle(catalogue, fact)).join(', ');
    return <p className="op-hint">{say('console.trialOfCondition.unknown', { facts })}</p>;
  }
  const isAsked = asked !== undefined && JSON.stringify(asked.condition) === JSON.stringify(condition);
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    setAsked({ condition, account: account.trim() });
  };
  return (
    <form className="op-condition-trial" onSubmit={ask}>
      <TextInput
        label={say('console.trialOfCondition.account')}
        hint={say('console.trialOfCondition.accountHint')}
        value={account}
        onChange={setAccount}
        autoComplete="off"
        spellCheck="false"
        maxLength={64}
      />
      <Button type="submit">{say('console.trialOfCondition.ask')}</Button>
      {isAsked && <TrialAnswer asked={asked} />}
    </form>
  );
};

const wordsOf = { meant: 'meant', other: 'other', unknown: 'nobody' } as const;

const TrialAnswer = ({ asked: { condition, account } }: { asked: Asked }) => {
  const { api } = useAdmin();
  const { pack } = usePack();
  const { data, error } = useQuery({
    queryKey: ['condition-trial', pack, condition, account],
    queryFn: () =>
      api.call('messageCount', {
        params: { pack },
        body: {
          promotional: false,
          recipients: { to: 'audience', audience: condition },
          ...(account !== '' && { account }),
        },
      }),
    // Members come and go: each press asks anew.
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (error) return <RefusalNotice refusal={refusalOf(error)} />;
  if (!data) return <p role="status">{say('console.trialOfCondition.busy')}</p>;
  const { recipients: count, looked, examples } = data;
  return (
    <div role="status">
      {data.account !== undefined && (
        <p>
          <strong>{say(`console.trialOfCondition.${wordsOf[data.account]}`, { account })}</strong>
        </p>
      )}
      <p>
        {say('console.trialOfCondition.count', {
          count,
          holds: wholeText(count),
          members: wholeText(looked),
        })}
        {looked < data.members &&
          ` ${say('console.trialOfCondition.more', { all: wholeText(data.members) })}`}
      </p>
      {examples.length > 0 && (
        <p className="op-hint">
          {say('console.trialOfCondition.examples', { accounts: examples.join(', ') })}
        </p>
      )}
    </div>
  );
};
