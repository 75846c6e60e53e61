import { useState } from 'react';
import { contractKinds } from '#play/contracts/terms.ts';
import { refusalOf } from '../api/refusal.ts';
import { documentOf } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Labelled } from '../parts/Labelled.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Picker } from '../parts/Picker.tsx';
import { Segments } from '../parts/Segments.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { PaymentDesk } from '../payments/calls.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import type { ContractKind, Offer } from './calls.ts';
import { offerOfEntry, type OfferEntry } from './offer-entry.ts';
import { OfferPreview } from './OfferPreview.tsx';
import { OfferTiers } from './OfferTiers.tsx';
import { useAgentChange, useOfferPreview } from './useAgents.ts';
import './agents.css';

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

/** Offers a contract of the house to an agent at the top of a tree; what it would have paid shows before it is sent. */
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
  const preview = useOfferPreview();
  const offer = useAgentChange(
    (calls, body: Offer) => calls.offer(body),
    () => {
      onClose();
      onSent();
    },
  );
  const change = (next: Partial<OfferEntry>): void => setEntry({ ...entry, ...next });
  const made = offerOfEntry(entry, desk.digits);
  if (preview.data && preview.variables) {
    return (
      <OfferPreview
        offer={preview.variables}
        preview={preview.data}
        desk={desk}
        error={offer.error}
        busy={offer.isPending}
        onSend={() => offer.mutate(preview.variables)}
        onBack={() => {
          preview.reset();
          offer.reset();
        }}
      />
    );
  }
  return (
    <FormDialog
      title={say('console.agents.offerTitle')}
      size="large"
      confirm={say('console.agents.offerPreview')}
      ready={made !== undefined}
      busy={preview.isPending}
      onConfirm={() => made && preview.mutate(made)}
      onClose={onClose}
    >
      <p>{say('console.agents.offerLead')}</p>
      <TextInput
        label={say('console.agents.offerTo')}
        hint={say('console.agents.offerToHint')}
        value={entry.account}
        onChange={(account) => change({ account })}
        maxLength={64}
        isRequired
      />
      <Labelled label={say('console.agents.kind')} hint={say(`console.agents.kindHints.${entry.kind}`)}>
        <Picker
          label={say('console.agents.kind')}
          value={entry.kind}
          options={contractKinds.map((id) => ({
            id,
            name: say(`console.agents.kinds.${id}`),
            hint: say(`console.agents.kindHints.${id}`),
          }))}
          onChange={(kind) => change({ kind: kind as ContractKind, tiers: [{}] })}
        />
      </Labelled>
      {entry.kind === 'dividend' && (
        <>
          <Labelled label={say('console.agents.period')}>
            <Segments
              label={say('console.agents.period')}
              value={entry.period}
              options={periods.map((id) => ({ id, name: say(`console.agents.periods.${id}`) }))}
              onChange={(period) => change({ period })}
            />
          </Labelled>
          <Labelled label={say('console.agents.form')} hint={say(`console.agents.formHints.${entry.form}`)}>
            <Segments
              label={say('console.agents.form')}
              value={entry.form}
              options={forms.map((id) => ({ id, name: say(`console.agents.forms.${id}`) }))}
              onChange={(form) => change({ form })}
            />
          </Labelled>
        </>
      )}
      <OfferTiers kind={entry.kind} tiers={entry.tiers} desk={desk} onChange={(tiers) => change({ tiers })} />
      <TextInput
        label={say('console.agents.lastDay')}
        hint={say('console.agents.lastDayHint')}
        type="date"
        value={entry.lastDay}
        onChange={(lastDay) => change({ lastDay })}
      />
      {preview.error !== null && <RefusalNotice refusal={refusalOf(preview.error)} />}
    </FormDialog>
  );
};
