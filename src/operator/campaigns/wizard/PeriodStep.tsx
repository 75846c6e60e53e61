import type { Campaign } from '#play/promotions/campaign.ts';
import { languageName } from '../../documents/reader.ts';
import { say } from '../../language/say.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import { campaignMoment, PeriodInputs } from '../PeriodInputs.tsx';
import type { Wizard } from './useWizard.ts';

/** When it runs, and what it is called in each language. */
export const PeriodStep = ({ wizard, campaign }: { wizard: Wizard; campaign: Campaign }) => {
  const { answer, brand, words, setTitle } = wizard;
  return (
    <div className="op-asked">
      <PeriodInputs
        period={campaign}
        timeZone={brand.timeZone}
        onChange={(end, moment) =>
          answer(end, moment?.getTime(), (before, at) => ({ ...before, [end]: campaignMoment(new Date(at)) }))
        }
      />
      {brand.languages.map((language) => (
        <TextInput
          key={language}
          label={say('console.campaigns.ask.title', { language: languageName(language) })}
          value={words(language)?.title ?? ''}
          maxLength={80}
          isRequired
          onChange={(title) => setTitle(language, title)}
        />
      ))}
    </div>
  );
};
