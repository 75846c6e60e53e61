import { contractKinds } from '#play/contracts/terms.ts';
import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { documentOf } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Picker } from '../parts/Picker.tsx';
import { Segments } from '../parts/Segments.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { PaymentDesk } from '../payments/calls.ts';
import type { ContractKind, Offer } from './calls.ts';
import {
  columnsOf,
  isReadable,
  offerOfEntry,
  valueOfEntry,
  type OfferEntry,
  type TierEntry,
} from './offer-entry.ts';
import { useAgentChange } from './useAgents.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import './agents.css';

const tiersMost = 10;
const blank: OfferEntry = {
  account: '',
  kind: 'dividend',
  period: 'monthly',
  form: 'fixed',
  lastDay: '',
  tiers: [{}],
};

const everything = {
  periods: ['monthly', 'semimonthly', 'weekly', 'daily'],
  forms: ['fixed', 'floating'],
} as const;

/** Offers a contract of the house to an agent at the top of a tree. */
export const OfferDialog = ({
  desk,
  onSent,
  onClose,
}: {
  desk: PaymentDesk;
  onSent: () => void;
  onClose: () => void;
}) => {
  // What the brand offers; its bounds are told by the refusal.
  const { periods, forms } = documentOf(usePackDocuments(), 'contracts', 'main')?.dividend ?? everything;
  const [entry, setEntry] = useState({
    ...blank,
    period: periods[0] ?? blank.period,
    form: forms[0] ?? blank.form,
  });
  const offer = useAgentChange(
    (calls, body: Offer) => calls.offer(body),
    () => {
      onClose();
      onSent();
    },
  );
  const change = (next: Partial<OfferEntry>): void => setEntry({ ...entry, ...next });
  const made = offerOfEntry(entry, desk.digits);
  return (
    <FormDialog
      title={say('console.agents.offerTitle')}
      size="large"
      confirm={say('console.agents.send')}
      ready={made !== undefined}
      busy={offer.isPending}
      onConfirm={() => made && offer.mutate(made)}
      onClose={onClose}
    >
      <p>{say('console.agents.offerLead')}</p>
      <TextInput
        label={say('console.agents.agent')}
        value={entry.account}
        onChange={(account) => change({ account })}
        maxLength={64}
        isRequired
      />
      <Picker
        label={say('console.agents.kind')}
        value={entry.kind}
        options={contractKinds.map((id) => ({ id, name: say(`console.agents.kinds.${id}`), hint: '' }))}
        onChange={(kind) => change({ kind: kind as ContractKind, tiers: [{}] })}
      />
      {entry.kind === 'dividend' && (
        <>
          <Segments
            label={say('console.agents.period')}
            value={entry.period}
            options={periods.map((id) => ({
              id,
              name: say(`console.agents.periods.${id}`),
            }))}
            onChange={(period) => change({ period })}
          />
          <Segments
            label={say('console.agents.form')}
            value={entry.form}
            options={forms.map((id) => ({
              id,
              name: say(`console.agents.forms.${id}`),
            }))}
            onChange={(form) => change({ form })}
          />
        </>
      )}
      <Tiers kind={entry.kind} tiers={entry.tiers} desk={desk} onChange={(tiers) => change({ tiers })} />
      <TextInput
        label={say('console.agents.lastDay')}
        hint={say('console.agents.lastDayHint')}
        value={entry.lastDay}
        error={isReadable(entry.lastDay) ? undefined : say('console.agents.lastDayWrong')}
        onChange={(lastDay) => change({ lastDay: lastDay.trim() })}
        maxLength={10}
      />
      {offer.error !== null && <RefusalNotice refusal={refusalOf(offer.error)} />}
    </FormDialog>
  );
};

const Tiers = ({
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
    <Button icon="plus" isDisabled={tiers.length >= tiersMost} onPress={() => onChange([...tiers, {}])}>
      {say('console.agents.addTier')}
    </Button>
  </>
);
