import type { LotteriesDocument } from '#contract/generated/documents.ts';
import { inCurrency } from '#play/lottery/in-currency.ts';
import { brandFacts } from '../campaigns/brand-facts.ts';
import { FormScopeProvider } from '../document/form/form-scope.tsx';
import { EntryField } from '../entries/EntryField.tsx';
import { useValueEdits } from '../entries/useValueEdits.ts';
import { say } from '../language/say.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { DecimalAmount } from './DecimalAmount.tsx';

const key = 'lotteries/main';
const limits = ['minimumStake', 'maximumBet', 'maximumPayout'] as const;

/** Bounds of bets on all lotteries, in the currency of the brand. */
export const BetLimits = ({ document }: { document: LotteriesDocument }) => {
  const documents = usePackDocuments();
  const { mayEdit, set } = useValueEdits(key);
  const { currency, digits } = brandFacts(documents);
  const ofCurrency = document.byCurrency?.[currency]?.limits !== undefined;
  const steps = ofCurrency ? ['byCurrency', currency, 'limits'] : ['limits'];
  const values = inCurrency(document, currency).limits ?? {};
  return (
    <FormScopeProvider documentKey={key} readOnly={!mayEdit}>
      <fieldset className="op-words">
        <legend>{say('console.lotteries.limits')}</legend>
        <div className="op-content-pair">
          {limits.map((limit) => {
            const label = say(`console.lotteries.limit.${limit}`, { currency });
            return (
              <EntryField key={limit} label={label} steps={[...steps, limit]} isLabelled>
                <DecimalAmount
                  label={label}
                  value={values[limit]}
                  digits={digits}
                  isDisabled={!mayEdit}
                  onChange={(next) => set(label, [...steps, limit], next)}
                />
              </EntryField>
            );
          })}
        </div>
      </fieldset>
    </FormScopeProvider>
  );
};
