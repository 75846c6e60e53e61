import type { Campaign } from '#play/promotions/campaign.ts';
import { memberLimit } from '#play/promotions/campaign.ts';
import { say } from '../../language/say.ts';
import { concernsOf } from './concerns.ts';
import { AmountInput } from './AmountInput.tsx';
import type { Wizard } from './useWizard.ts';

/** True if what sets it off happens once in the life of a member. */
const isOnce = ({ trigger: { on, nth } }: Campaign): boolean =>
  on === 'registration' || on === 'level' || nth !== undefined;

/** How much in all, and how often for one member. */
export const BudgetStep = ({ wizard, campaign }: { wizard: Wizard; campaign: Campaign }) => {
  const { answer, brand } = wizard;
  const isPoints = campaign.gives.what === 'points';
  const unit = isPoints ? say('console.campaigns.ask.inPoints') : brand.currency;
  return (
    <div className="op-asked">
      <AmountInput
        label={say('console.campaigns.ask.budget', { unit })}
        hint={say('console.campaigns.ask.budgetHint')}
        value={campaign.budget}
        digits={isPoints ? 0 : brand.digits}
        concern={concernsOf(campaign, brand).budget.budget}
        onChange={(budget) => answer('budget', budget, (before, value) => ({ ...before, budget: value }))}
      />
      {isOnce(campaign) ? (
        <p className="op-quiet">{say('console.campaigns.ask.once')}</p>
      ) : (
        <AmountInput
          label={say('console.campaigns.ask.member')}
          value={memberLimit(campaign)}
          most={1_000_000}
          onChange={(member) =>
            answer('member', member, (before, value) => ({
              ...before,
              limits: { ...before.limits, member: value },
            }))
          }
        />
      )}
      {campaign.limits?.memberDay !== undefined && (
        <AmountInput
          label={say('console.campaigns.ask.memberDay')}
          value={campaign.limits.memberDay}
          most={1000}
          onChange={(memberDay) =>
            answer('memberDay', memberDay, (before, value) => ({
              ...before,
              limits: { ...before.limits, memberDay: value },
            }))
          }
        />
      )}
      {campaign.limits?.device !== undefined && (
        <AmountInput
          label={say('console.campaigns.ask.device')}
          value={campaign.limits.device}
          most={1_000_000}
          onChange={(device) =>
            answer('device', device, (before, value) => ({
              ...before,
              limits: { ...before.limits, device: value },
            }))
          }
        />
      )}
      {campaign.group !== undefined && (
        <p className="op-quiet">{say('console.campaigns.ask.group', { group: campaign.group })}</p>
      )}
    </div>
  );
};
