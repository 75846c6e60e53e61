import type { Campaign } from '#play/promotions/campaign.ts';
import { say } from '../../language/say.ts';
import { Notice } from '../../parts/Notice.tsx';
import { Picker } from '../../parts/Picker.tsx';
import { audienceOf, audiences, withAudience } from './choices.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import type { Wizard } from './useWizard.ts';

/** Whom it is for. */
export const AudienceStep = ({ wizard, campaign }: { wizard: Wizard; campaign: Campaign }) => {
  const { brand, change } = wizard;
  const { trigger } = campaign;
  return (
    <>
      {trigger.on === 'rank' ? (
        <Notice title={say('console.campaigns.ask.allRanked')} />
      ) : (
        <ChoiceCards
          label={say('console.campaigns.steps.audience')}
          value={audienceOf(campaign)}
          options={audiences.map((id) => ({
            id,
            name: say(`console.campaigns.audiences.${id}.name`),
            about: say(`console.campaigns.audiences.${id}.about`),
          }))}
          onChange={(audience) => change(withAudience(campaign, audience))}
        />
      )}
      {trigger.level !== undefined && (
        <div className="op-field">
          <span className="op-label">{say('console.campaigns.ask.level')}</span>
          <Picker
            label={say('console.campaigns.ask.level')}
            value={trigger.level}
            options={brand.levels.map(({ id, name }) => ({ id, name, hint: '' }))}
            onChange={(level) => change({ ...campaign, trigger: { ...trigger, level } })}
          />
        </div>
      )}
      <p className="op-quiet">{say('console.campaigns.ask.neverExcluded')}</p>
    </>
  );
};
