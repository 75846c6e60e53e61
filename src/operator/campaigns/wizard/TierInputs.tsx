import type { Campaign } from '#play/promotions/campaign.ts';
import { triggerKinds } from '#play/promotions/triggers.ts';
import { say } from '../../language/say.ts';
import { AmountInput } from './AmountInput.tsx';
import type { Wizard } from './useWizard.ts';

/** The steps of a reward: from where each begins, and what it is. */
export const TierInputs = ({
  wizard: { answer, brand },
  campaign: { gives, trigger },
  unit,
  digits,
}: {
  wizard: Wizard;
  campaign: Campaign;
  unit: string;
  digits: number;
}) => {
  const fromDigits = triggerKinds[trigger.on].base === 'money' ? brand.digits : 0;
  const kind = trigger.on === 'rank' ? 'place' : 'from';
  const set = (index: number, name: 'from' | 'amount', value: number | undefined): void =>
    answer(`tier${index}${name}`, value, (before, known) => ({
      ...before,
      gives: {
        ...before.gives,
        tiers: (before.gives.tiers ?? []).map((tier, at) =>
          at === index ? { ...tier, [name]: known } : tier,
        ) as NonNullable<Campaign['gives']['tiers']>,
      },
    }));
  return (
    <ol className="op-tiers">
      {(gives.tiers ?? []).map((tier, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a tier is its place
        <li key={index}>
          <AmountInput
            label={say(`console.campaigns.ask.tiers.${kind}`, {
              number: index + 1,
              currency: brand.currency,
            })}
            value={tier.from}
            digits={fromDigits}
            onChange={(from) => set(index, 'from', from)}
          />
          <AmountInput
            label={say('console.campaigns.ask.tiers.amount', { number: index + 1, unit })}
            value={tier.amount}
            digits={digits}
            onChange={(amount) => set(index, 'amount', amount)}
          />
        </li>
      ))}
    </ol>
  );
};
