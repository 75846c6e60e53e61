import { DayBars } from '../charts/DayBars.tsx';
import { percentText, wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Loading } from '../parts/Loading.tsx';
import { usePaymentDesk } from '../payments/usePayments.ts';
import type { PaymentDesk } from '../payments/calls.ts';
import { rewardText } from '../payments/reward-text.ts';
import { AbuseSigns } from './AbuseSigns.tsx';
import type { Figures } from './useCampaign.ts';

/** What a campaign gives: its sums, each day, where its bonuses are, and signs of abuse. */
export const CampaignFigures = ({ figures }: { figures: Figures }) => {
  const { data: desk } = usePaymentDesk();
  if (!desk) return <Loading />;
  const { what, days, phase } = figures;
  return (
    <>
      <dl className="op-figures">
        <Fact name={say('console.campaigns.facts.phase')} value={say(`console.campaigns.phases.${phase}`)} />
        <Fact
          name={say('console.campaigns.facts.given')}
          value={say('console.campaigns.facts.ofBudget', {
            spent: rewardText(what, figures.spent, desk),
            budget: rewardText(what, figures.budget, desk),
          })}
        />
        <Fact name={say('console.campaigns.facts.takers')} value={wholeText(figures.takers)} />
        <Fact name={say('console.campaigns.facts.awards')} value={wholeText(figures.awards)} />
        <Fact name={say('console.campaigns.facts.unclaimed')} value={wholeText(figures.unclaimed)} />
        {what !== 'points' && <Fact name={say('console.campaigns.facts.share')} value={shareText(figures)} />}
      </dl>
      <Budget figures={figures} />
      {days.length > 0 && (
        <div className="op-charts">
          <DayBars
            title={say('console.campaigns.charts.given')}
            column={say('console.campaigns.facts.given')}
            days={days.map(({ day, amount }) => ({
              day,
              value: BigInt(amount),
              text: rewardText(what, amount, desk),
            }))}
          />
          <DayBars
            title={say('console.campaigns.charts.takers')}
            column={say('console.campaigns.facts.takers')}
            days={days.map(({ day, takers }) => ({ day, value: BigInt(takers), text: wholeText(takers) }))}
          />
        </div>
      )}
      {figures.wagering && <Wagering wagering={figures.wagering} desk={desk} />}
      <AbuseSigns figures={figures} desk={desk} />
    </>
  );
};

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const given = ({ days }: Figures): bigint => days.reduce((sum, { amount }) => sum + BigInt(amount), 0n);

/** What was given in the days of the charts, of all stakes of these days. */
const shareText = (figures: Figures): string =>
  BigInt(figures.stakes) === 0n
    ? say('console.campaigns.facts.noStakes')
    : percentText(Number((given(figures) * 1_000_000n) / BigInt(figures.stakes)) / 1_000_000);

/** The part of a whole that is done, as a bar. */
const Progress = ({ label, done, of }: { label: string; done: bigint; of: bigint }) => {
  const share = of > 0n ? Number((done * 1000n) / of) / 1000 : 0;
  return (
    <label className="op-progress">
      <span>
        {label} <strong>{percentText(Math.min(1, share))}</strong>
      </span>
      <progress value={Math.min(1, share)} max={1} />
    </label>
  );
};

const Budget = ({ figures: { spent, budget } }: { figures: Figures }) => (
  <Progress label={say('console.campaigns.charts.budget')} done={BigInt(spent)} of={BigInt(budget)} />
);

const Wagering = ({ wagering, desk }: { wagering: NonNullable<Figures['wagering']>; desk: PaymentDesk }) => {
  const { running, done, of, converted, lost, ended, paid } = wagering;
  return (
    <section className="op-wagering" aria-labelledby="wagering-title">
      <h2 id="wagering-title">{say('console.campaigns.wagering.title')}</h2>
      <Progress label={say('console.campaigns.wagering.done')} done={BigInt(done)} of={BigInt(of)} />
      <dl className="op-figures">
        <Fact name={say('console.campaigns.wagering.running')} value={wholeText(running)} />
        <Fact name={say('console.campaigns.wagering.converted')} value={wholeText(converted)} />
        <Fact name={say('console.campaigns.wagering.lost')} value={wholeText(lost)} />
        <Fact name={say('console.campaigns.wagering.ended')} value={wholeText(ended)} />
        <Fact name={say('console.campaigns.wagering.paid')} value={rewardText('money', paid, desk)} />
      </dl>
    </section>
  );
};
