import { useState } from 'react';
import { promotionFrom, proposedPeriod, type CampaignTemplate } from '#play/promotions/templates.ts';
import { wordsOfPromotion } from '#play/promotions/template-words.ts';
import { useAdmin } from '../../api/AdminContext.tsx';
import { say, spokenLanguage } from '../../language/say.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';
import type { Wizard } from './useWizard.ts';

const purposes = [
  'all',
  'welcome',
  'deposits',
  'cashback',
  'lottery',
  'missions',
  'play',
  'visits',
  'vip',
  'races',
  'codes',
] as const;
type Purpose = (typeof purposes)[number];

const asksLevel = ({ promotion }: CampaignTemplate): boolean =>
  ['level', 'salary'].includes(String(promotion.trigger.on));

/** What the campaign is for: the templates, with what they would give in this brand. */
export const PurposeStep = ({ wizard }: { wizard: Wizard }) => {
  const { timers } = useAdmin();
  const [purpose, setPurpose] = useState<Purpose>('all');
  const { brand, catalogue, template: chosen } = wizard;
  if (!catalogue) return <EmptyState icon="documents" title={say('console.campaigns.noTemplates')} />;
  const level = brand.levels[1] ?? brand.levels[0];
  const offered = catalogue.templates.order.flatMap((id) => {
    const template = catalogue.templates.items[id];
    // Without levels in the mall nobody would ever get it.
    return template && (level || !asksLevel(template)) ? [{ id, template }] : [];
  });
  const options = offered
    .filter(({ template }) => purpose === 'all' || template.purpose === purpose)
    .map(({ id, template }) => {
      const period = proposedPeriod(template, new Date(timers.now()), brand.timeZone);
      const { title, summary } = wordsOfPromotion(
        promotionFrom(template, { id, unit: brand.unit, period, level: level?.id }),
        {
          statements: catalogue.statements,
          template,
          language: spokenLanguage(),
          currency: brand.currency,
          digits: brand.digits,
          timeZone: brand.timeZone,
          level: level?.name ?? '',
        },
      );
      return { id, name: title, about: summary };
    });
  return (
    <>
      <Segments
        label={say('console.campaigns.purpose')}
        value={purpose}
        options={purposes
          .filter((id) => id === 'all' || offered.some(({ template }) => template.purpose === id))
          .map((id) => ({ id, name: say(`console.campaigns.purposes.${id}`) }))}
        onChange={setPurpose}
      />
      <ChoiceCards
        label={say('console.campaigns.steps.purpose')}
        value={chosen}
        options={options}
        onChange={wizard.choose}
      />
    </>
  );
};
