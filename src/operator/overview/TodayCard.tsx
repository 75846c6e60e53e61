import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { moneyText } from '#engine/texts/money-text.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { dayText, wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Answered } from '../parts/Answered.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** Refetch interval in milliseconds. */
const lookAgain = 30_000;

/** What players did today, by the clocks and in the currency of the brand. */
export const TodayCard = () => {
  const { api } = useAdmin();
  const { pack } = usePack();
  const today = useQuery({
    queryKey: ['today', pack],
    queryFn: () => api.call('packToday', { params: { pack } }),
    refetchInterval: lookAgain,
  });
  const figure = (to: string, name: string, value: ReactNode, sum?: string) => (
    <div>
      <dt>
        <Link className="op-link" to={`/${pack}/${to}`}>
          {name}
        </Link>
      </dt>
      <dd>{value}</dd>
      {sum !== undefined && <dd className="op-quiet">{sum}</dd>}
    </div>
  );
  return (
    <section className="op-overview-today" aria-labelledby="today-title">
      <h2 id="today-title">{say('console.overview.today')}</h2>
      <Answered asked={today}>
        {({ members, money, timeZone, ...brand }) => (
          <>
            <p className="op-quiet">
              {say('console.overview.day', { day: dayText(brand.day), zone: timeZone })}
            </p>
            {!members && !money && <p>{say('console.overview.noRight')}</p>}
            <dl className="op-figures">
              {members && (
                <>
                  {figure('members', say('console.overview.registered'), wholeText(members.registered))}
                  {figure('members', say('console.overview.present'), wholeText(members.present))}
                </>
              )}
              {money && (
                <>
                  {figure(
                    'payments',
                    say('console.overview.deposits'),
                    wholeText(money.deposits),
                    moneyText(money.deposited, brand),
                  )}
                  {figure(
                    'payments',
                    say('console.overview.depositsWaiting'),
                    wholeText(money.depositsWaiting),
                  )}
                  {figure(
                    'payments',
                    say('console.overview.withdrawalsWaiting'),
                    wholeText(money.withdrawalsWaiting),
                    moneyText(money.withdrawing, brand),
                  )}
                  {figure(
                    'games',
                    say('console.overview.bets'),
                    wholeText(money.bets),
                    say('console.overview.stakes', {
                      staked: moneyText(money.staked, brand),
                      paid: moneyText(money.paid, brand),
                    }),
                  )}
                </>
              )}
            </dl>
          </>
        )}
      </Answered>
    </section>
  );
};
