import { useState } from 'react';
import type { Exchange } from '#contract/generated/admin-types.ts';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { useExchangeDecision } from './useExchanges.ts';

const remarkMin = 3;

/** Asks for the remark that the member reads, and decides; a rejection and the code of a voucher need one. */
export const DecideExchangeDialog = ({
  exchange: { id, kind },
  about,
  step,
  onClose,
}: {
  exchange: Exchange;
  /** Item and member. */
  about: string;
  step: 'approve' | 'reject';
  onClose: () => void;
}) => {
  const [text, setText] = useState('');
  const decision = useExchangeDecision(onClose);
  const remark = text.trim();
  const isNeeded = step === 'reject' || kind === 'voucher';
  return (
    <FormDialog
      title={say(`console.exchanges.${step}Title`)}
      confirm={say(`console.exchanges.${step}`)}
      ready={!isNeeded || remark.length >= remarkMin}
      busy={decision.isPending}
      onConfirm={() =>
        decision.mutate({
          id,
          step: step === 'reject' ? { do: step, remark } : { do: step, ...(remark !== '' && { remark }) },
        })
      }
      onClose={onClose}
    >
      <p className="op-payment-about">{about}</p>
      <TextInput
        label={
          step === 'approve' && kind === 'voucher'
            ? say('console.exchanges.code')
            : say('console.exchanges.remarkRead')
        }
        value={text}
        onChange={setText}
        maxLength={500}
        isRequired={isNeeded}
      />
      {decision.error !== null && <RefusalNotice refusal={refusalOf(decision.error)} />}
    </FormDialog>
  );
};
