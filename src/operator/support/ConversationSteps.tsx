import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Picker } from '../parts/Picker.tsx';
import type { SupportDesk, Head, Steps } from './useSupport.ts';

/** What may be done with a conversation now: take it, hand it over, end it. */
export const ConversationSteps = ({
  head,
  desk,
  steps: { take, handOver, close },
  isMine,
}: {
  head: Head;
  desk: SupportDesk;
  steps: Steps;
  isMine: boolean;
}) => {
  const [hands, setHands] = useState(false);
  const error = take.error ?? handOver.error ?? close.error;
  if (head.state === 'CLOSED') return null;
  return (
    <div className="op-support-steps">
      {head.state === 'WAITING' && (
        <Button look="main" busy={take.isPending} onPress={() => take.mutate(false)}>
          {say('console.support.take')}
        </Button>
      )}
      {head.state === 'TAKEN' && !isMine && (
        <>
          <span>{say('console.support.hasIt', { operator: head.operator ?? '' })}</span>
          <Button busy={take.isPending} onPress={() => take.mutate(true)}>
            {say('console.support.takeOver')}
          </Button>
        </>
      )}
      {isMine && (
        <>
          <Button onPress={() => setHands(true)}>{say('console.support.handOver')}</Button>
          <Button look="danger" busy={close.isPending} onPress={() => close.mutate()}>
            {say('console.support.close')}
          </Button>
        </>
      )}
      {error !== null && <RefusalNotice refusal={refusalOf(error)} />}
      {hands && (
        <HandOverDialog
          operators={desk.operators.filter((operator) => operator !== desk.account)}
          onChoose={(to) => {
            setHands(false);
            handOver.mutate(to);
          }}
          onClose={() => setHands(false)}
        />
      )}
    </div>
  );
};

/** Id of the queue among the operators, whose names are longer than nothing. */
const queueId = '';

const HandOverDialog = ({
  operators,
  onChoose,
  onClose,
}: {
  operators: readonly string[];
  onChoose: (to: string | null) => void;
  onClose: () => void;
}) => {
  const [to, setTo] = useState(queueId);
  return (
    <FormDialog
      title={say('console.support.handOver')}
      confirm={say('console.support.handOver')}
      onConfirm={() => onChoose(to === queueId ? null : to)}
      onClose={onClose}
    >
      <Picker
        label={say('console.support.handTo')}
        value={to}
        options={[
          { id: queueId, name: say('console.support.toQueue'), hint: '' },
          ...operators.map((operator) => ({ id: operator, name: operator, hint: '' })),
        ]}
        onChange={setTo}
      />
    </FormDialog>
  );
};
