import type { Simulation } from '#contract/generated/admin-types.ts';
import { DayBars } from '../charts/DayBars.tsx';
import { percentText, wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Notice } from '../parts/Notice.tsx';
import type { PaymentDesk } from '../payments/calls.ts';
import { rewardText } from '../payments/reward-text.ts';

type Figures = NonNullable<Simulation['figures']>;

/** Result of a simulation in a sentence, by day, and of the ten highest. */
export const SimulatedFigures = ({ simulation, desk }: { simulation: Simulation; desk: PaymentDesk }) => {
  const { figures, looked, members, remarks, excluded, what } = simulation;
  if (!figures) return <Notice title={say('console.simulation.remarks.ENTRY')} />;
  return (
    <div className="op-simulation-figures">
      <p className="op-simulation-sum">
        {say('console.simulation.sum', {
          members: wholeText(figures.reached),
          rewards: wholeText(figures.awards),
          amount: rewardText(what, figures.amount, desk),
        })}{' '}
        {(what === 'money' || what === 'bonus') && BigInt(figures.stakes) > 0n && (
          <>{say('console.simulation.share', { share: shareText(figures) })}</>
        )}
      </p>
      {looked < members && (
        <Notice
          tone="warning"
          title={say('console.simulation.partly', { looked: wholeText(looked), members: wholeText(members) })}
        />
      )}
      <DayBars
        title={say('console.simulation.days')}
        column={say('console.simulation.columns.amount')}
        days={figures.days.map(({ day, amount }) => ({
          day,
          value: BigInt(amount),
          text: rewardText(what, amount, desk),
        }))}
      />
      {figures.highest.length > 0 && <Highest figures={figures} what={what} desk={desk} />}
      {figures.bonuses && (
        <ul className="op-simulation-why">
          {(['converted', 'held', 'forfeited'] as const).map((how) => (
            <li key={how}>
              {say(`console.simulation.bonuses.${how}`, {
                number: wholeText(figures.bonuses?.[how].count ?? 0),
                amount: rewardText(what, figures.bonuses?.[how].amount ?? '0', desk),
              })}
            </li>
          ))}
        </ul>
      )}
      {figures.refused.length > 0 && (
        <ul className="op-simulation-why">
          {figures.refused.map(({ why, count }) => (
            <li key={why}>{say(`console.simulation.refused.${why}`, { number: wholeText(count) })}</li>
          ))}
        </ul>
      )}
      <ul className="op-quiet">
        {excluded > 0 && <li>{say('console.simulation.excluded', { number: wholeText(excluded) })}</li>}
        {remarks.map((remark) => (
          <li key={remark}>{say(`console.simulation.remarks.${remark}`)}</li>
        ))}
      </ul>
    </div>
  );
};

/** What the rewards are of all stakes, in percent. */
const shareText = ({ amount, stakes }: Figures): string =>
  percentText(Number((BigInt(amount) * 1_000_000n) / BigInt(stakes)) / 1_000_000);

const Highest = ({
  figures,
  what,
  desk,
}: {
  figures: Figures;
  what: Simulation['what'];
  desk: PaymentDesk;
}) => (
  <table className="op-chart-table">
    <caption>{say('console.simulation.highest')}</caption>
    <thead>
      <tr>
        {(['member', 'awards', 'amount'] as const).map((column) => (
          <th key={column} scope="col">
            {say(`console.simulation.columns.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {figures.highest.map(({ member, awards, amount }) => (
        <tr key={member}>
          <th scope="row">{member}</th>
          <td>{wholeText(awards)}</td>
          <td>{rewardText(what, amount, desk)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
