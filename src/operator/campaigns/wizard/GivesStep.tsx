import { triggerKinds } from '#play/promotions/triggers.ts';
import { streakOf } from '#play/promotions/triggers.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import { say } from '../../language/say.ts';
import { Segments } from '../../parts/Segments.tsx';
import { TextInput } from '../../parts/TextInput.tsx';
import { concernsOf } from './concerns.ts';
import { AmountInput } from './AmountInput.tsx';
import type { Wizard } from './useWizard.ts';
import { TierInputs } from './TierInputs.tsx';

const isMoney = ({ on }: Campaign['trigger']): boolean =>
  triggerKinds[on].base === 'money' || on === 'salary' || on === 'rank';

/** For what it gives how much. */
export const GivesStep = ({ wizard, campaign }: { wizard: Wizard; campaign: Campaign }) => {
  const { brand, change, answer } = wizard;
  const { gives, trigger } = campaign;
  const { gives: concerns } = concernsOf(campaign, brand);
  const rewardDigits = gives.what === 'points' ? 0 : brand.digits;
  const unit = gives.what === 'points' ? say('console.campaigns.ask.inPoints') : brand.currency;
  return (
    <div className="op-asked">
      {trigger.least !== undefined && (
        <AmountInput
          label={say(`console.campaigns.ask.least.${trigger.on === 'rounds' ? 'rounds' : 'money'}`, {
            currency: brand.currency,
          })}
          value={trigger.least}
          digits={isMoney(trigger) ? brand.digits : 0}
          onChange={(least) =>
            answer('least', least, (before, value) => ({
              ...before,
              trigger: { ...before.trigger, least: value },
            }))
          }
        />
      )}
      {trigger.on === 'login' && (
        <AmountInput
          label={say('console.campaigns.ask.days')}
          value={streakOf(trigger)}
          most={366}
          onChange={(days) =>
            answer('days', days, (before, value) => ({
              ...before,
              trigger: { ...before.trigger, days: value },
            }))
          }
        />
      )}
      {trigger.code !== undefined && (
        <TextInput
          label={say('console.campaigns.ask.code')}
          hint={say('console.campaigns.ask.codeHint')}
          value={trigger.code}
          maxLength={32}
          isRequired
          error={/^[A-Z0-9-]{4,32}$/u.test(trigger.code) ? undefined : say('console.campaigns.ask.codeHint')}
          onChange={(code) => {
            const entered = code.toUpperCase();
            answer('code', /^[A-Z0-9-]{4,32}$/u.test(entered) ? 1 : undefined, (before) => before);
            change({ ...campaign, trigger: { ...trigger, code: entered } });
          }}
        />
      )}
      {gives.percent !== undefined && (
        <AmountInput
          label={say('console.campaigns.ask.percent')}
          value={gives.percent}
          most={1000}
          concern={concerns.percent}
          onChange={(percent) =>
            answer('percent', percent, (before, value) => ({
              ...before,
              gives: { ...before.gives, percent: value },
            }))
          }
        />
      )}
      {gives.max !== undefined && (
        <AmountInput
          label={say('console.campaigns.ask.max', { unit })}
          value={gives.max}
          digits={rewardDigits}
          concern={concerns.max}
          onChange={(max) =>
            answer('max', max, (before, value) => ({ ...before, gives: { ...before.gives, max: value } }))
          }
        />
      )}
      {gives.amount !== undefined && (
        <AmountInput
          label={say('console.campaigns.ask.amount', { unit })}
          value={gives.amount}
          digits={rewardDigits}
          onChange={(amount) =>
            answer('amount', amount, (before, value) => ({
              ...before,
              gives: { ...before.gives, amount: value },
            }))
          }
        />
      )}
      {gives.tiers && <TierInputs wizard={wizard} campaign={campaign} unit={unit} digits={rewardDigits} />}
      {gives.wagering && (
        <>
          <AmountInput
            label={say('console.campaigns.ask.times')}
            hint={say('console.campaigns.ask.timesHint')}
            value={gives.wagering.times}
            most={200}
            onChange={(times) =>
              answer('times', times, (before, value) => withWagering(before, { times: value }))
            }
          />
          <AmountInput
            label={say('console.campaigns.ask.wagerDays')}
            value={gives.wagering.days}
            most={365}
            onChange={(days) =>
              answer('wagerDays', days, (before, value) => withWagering(before, { days: value }))
            }
          />
        </>
      )}
      {trigger.on !== 'code' && (
        <Segments
          label={say('console.campaigns.ask.how')}
          value={campaign.how ?? 'automatic'}
          options={(['automatic', 'claim'] as const).map((id) => ({
            id,
            name: say(`console.campaigns.ask.hows.${id}`),
          }))}
          onChange={(how) => change({ ...campaign, how })}
        />
      )}
    </div>
  );
};

const withWagering = (
  { gives, ...campaign }: Campaign,
  change: { times: number } | { days: number },
): Campaign => ({
  ...campaign,
  gives: gives.wagering ? { ...gives, wagering: { ...gives.wagering, ...change } } : gives,
});
