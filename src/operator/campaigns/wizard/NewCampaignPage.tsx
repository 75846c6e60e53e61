import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { say } from '../../language/say.ts';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { usePack, useRights } from '../../workspace/WorkspaceContext.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import { concernsOf } from './concerns.ts';
import { AudienceStep } from './AudienceStep.tsx';
import { BudgetStep } from './BudgetStep.tsx';
import { GivesStep } from './GivesStep.tsx';
import { PeriodStep } from './PeriodStep.tsx';
import { PurposeStep } from './PurposeStep.tsx';
import { useWizard, type Wizard } from './useWizard.ts';
import '../campaigns.css';

const steps = ['purpose', 'audience', 'gives', 'budget', 'period'] as const;
type Step = (typeof steps)[number];

const StepBody = ({ step, wizard }: { step: Step; wizard: Wizard }) => {
  const { campaign } = wizard;
  if (step === 'purpose' || !campaign) return <PurposeStep wizard={wizard} />;
  const given = { wizard, campaign };
  if (step === 'audience') return <AudienceStep {...given} />;
  if (step === 'gives') return <GivesStep {...given} />;
  return step === 'budget' ? <BudgetStep {...given} /> : <PeriodStep {...given} />;
};

/** A campaign from a template in five questions; it ends as a draft, on the page with its simulation. */
export const NewCampaignPage = () => {
  const { pack } = usePack();
  const { edit } = useRights('promotion');
  const texts = useRights('texts');
  const navigate = useNavigate();
  const wizard = useWizard();
  const [at, setAt] = useState(0);
  const head = useRef<HTMLHeadingElement>(null);
  const last = useRef(at);
  useEffect(() => {
    if (last.current !== at) head.current?.focus();
    last.current = at;
  }, [at]);
  const step = steps[at] ?? 'purpose';
  const { campaign, complete } = wizard;
  const ordered = campaign !== undefined && Date.parse(campaign.from) < Date.parse(campaign.until);
  const sound =
    campaign === undefined ||
    (step !== 'gives' && step !== 'budget') ||
    Object.keys(concernsOf(campaign, wizard.brand)[step]).length === 0;
  const ready = campaign !== undefined && complete && sound && (step !== 'period' || ordered);
  const isLast = at === steps.length - 1;
  const next = (): void => {
    if (!ready) return;
    if (!isLast) return setAt(at + 1);
    const id = wizard.make();
    if (id !== undefined) void navigate(`/${pack}/promotions/of/${id}?simulate`);
  };
  return (
    <section className="op-section op-wizard" aria-labelledby="wizard-title">
      <header className="op-section-head">
        <p className="op-crumbs">
          <Link className="op-link" to={`/${pack}/promotions`}>
            {say('console.promotions.title')}
          </Link>
        </p>
        <h1 id="wizard-title">{say('console.campaigns.new')}</h1>
        <p className="op-lead">{say('console.campaigns.lead')}</p>
      </header>
      {edit && texts.edit ? (
        <div className="op-wizard-body">
          <div className="op-wizard-step">
            <ol className="op-wizard-steps">
              {steps.map((name, index) => (
                <li key={name} aria-current={index === at ? 'step' : undefined}>
                  {say(`console.campaigns.steps.${name}`)}
                </li>
              ))}
            </ol>
            <h2 tabIndex={-1} ref={head}>
              {say('console.campaigns.step', {
                number: at + 1,
                all: steps.length,
                name: say(`console.campaigns.steps.${step}`),
              })}
            </h2>
            <p className="op-quiet">{say(`console.campaigns.about.${step}`)}</p>
            <StepBody step={step} wizard={wizard} />
            <div className="op-wizard-moves">
              {at > 0 && <Button onPress={() => setAt(at - 1)}>{say('console.campaigns.back')}</Button>}
              <Button look="main" isDisabled={!ready} onPress={next}>
                {isLast ? say('console.campaigns.make') : say('console.campaigns.next')}
              </Button>
            </div>
          </div>
          <PlayerCard wizard={wizard} />
        </div>
      ) : (
        <Notice title={say('console.campaigns.noRight')} />
      )}
    </section>
  );
};
