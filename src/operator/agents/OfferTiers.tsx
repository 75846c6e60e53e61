import { say } from '../language/say.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { PaymentDesk } from '../payments/calls.ts';
import type { ContractKind } from './calls.ts';
import { columnsOf, valueOfEntry, type TierEntry } from './offer-entry.ts';

const tiersMost = 10;

/** Tiers of an offer, as they are typed. */
export const OfferTiers = ({
  kind,
  tiers,
  desk,
  onChange,
}: {
  kind: ContractKind;
  tiers: readonly TierEntry[];
  desk: PaymentDesk;
  onChange: (tiers: readonly TierEntry[]) => void;
}) => (
  <>
    {tiers.map((tier, index) => {
      const number = index + 1;
      return (
        // oxlint-disable-next-line react/no-array-index-key -- a tier is known by its place
        <fieldset key={index} className="op-agent-tier">
          <legend>{say('console.agents.tierNumber', { number })}</legend>
          {columnsOf[kind].map((column) => {
            const text = tier[column] ?? '';
            const isWrong = text !== '' && valueOfEntry(column, text, desk.digits) === undefined;
            return (
              <TextInput
                key={column}
                label={say(`console.agents.values.${column}`, { currency: desk.currency })}
                error={isWrong ? say('console.agents.valueWrong') : undefined}
                value={text}
                inputMode="decimal"
                isRequired
                onChange={(value) => onChange(tiers.with(index, { ...tier, [column]: value }))}
              />
            );
          })}
          {tiers.length > 1 && (
            <IconButton
              icon="bin"
              label={say('console.agents.removeTier', { number })}
              onPress={() => onChange(tiers.toSpliced(index, 1))}
            />
          )}
        </fieldset>
      );
    })}
    <p className="op-hint">{say('console.agents.tiersHint')}</p>
    <Button icon="plus" isDisabled={tiers.length >= tiersMost} onPress={() => onChange([...tiers, {}])}>
      {say('console.agents.addTier')}
    </Button>
  </>
);
