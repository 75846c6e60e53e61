import { useState } from 'react';
import type { Campaign } from '#play/promotions/campaign.ts';
import { languageName } from '../../documents/reader.ts';
import { say } from '../../language/say.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import { momentOf, wallTime, zonedMoment } from '../../releases/zone-time.ts';
import type { Wizard } from './useWizard.ts';

/** When it runs, and what it is called in each language. */
export const PeriodStep = ({ wizard, campaign }: { wizard: Wizard; campaign: Campaign }) => {
  const { brand, words, setTitle } = wizard;
  return (
    <div className="op-asked">
      {(['from', 'until'] as const).map((end) => (
        <EndInput key={end} end={end} wizard={wizard} campaign={campaign} />
      ))}
      {Date.parse(campaign.until) <= Date.parse(campaign.from) && (
        <p className="op-field-error" role="alert">
          {say('console.campaigns.ask.endsBefore')}
        </p>
      )}
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

/** One end of the period by the clocks of the brand. */
const EndInput = ({
  end,
  wizard: { answer, brand },
  campaign,
}: {
  end: 'from' | 'until';
  wizard: Wizard;
  campaign: Campaign;
}) => {
  const [typed, setTyped] = useState<string>();
  const known = new Date(campaign[end]);
  const wall = typed ?? wallTime(known, brand.timeZone);
  const moment = momentOf(wall, brand.timeZone);
  return (
    <TextInput
      label={say(`console.campaigns.ask.${end}`, { zone: brand.timeZone })}
      {...(moment && { hint: zonedMoment(moment, brand.timeZone) })}
      type="datetime-local"
      value={wall}
      isRequired
      error={moment ? undefined : say('console.campaigns.ask.noMoment')}
      onChange={(next) => {
        setTyped(next);
        answer(end, momentOf(next, brand.timeZone)?.getTime(), (before, at) => ({
          ...before,
          [end]: `${new Date(at).toISOString().slice(0, 19)}Z`,
        }));
      }}
    />
  );
};
