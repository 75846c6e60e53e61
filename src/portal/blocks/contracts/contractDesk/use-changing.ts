import { useState } from 'react';
import type { ContractKind } from '#play/contracts/terms.ts';
import { useText } from '#ui/text/use-text.ts';
import { changeContract, type Contract, type ContractChange } from '#portal/contracts/change-contract.ts';
import { tellError } from '#portal/errors/tell-error.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

type Question = {
  change: Extract<ContractChange, { contract: string }>;
  affects: readonly Contract[];
  done: string;
};

/**
 * Changes of contracts, one at a time: tells what was done or why not, and asks before contracts further down end with it. `send` is true
 * if it was done.
 */
export function useContractChanges(kind: ContractKind) {
  const portal = usePortal();
  const say = useText();
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const send = async (change: ContractChange, done: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      const outcome = await changeContract(portal, kind, change);
      if (outcome.done) portal.toasts.show(say(done), 'success');
      else if ('affects' in outcome && change.do !== 'offer' && change.do !== 'reject')
        setQuestion({ change, affects: outcome.affects, done });
      else if ('code' in outcome) {
        const key = `contracts.reason.${outcome.reason ?? ''}`;
        if (outcome.reason !== undefined && portal.texts.has(key)) portal.toasts.show(say(key), 'danger');
        else tellError(portal, outcome.code);
      }
      return outcome.done;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    send,
    question,
    confirm: async () => {
      if (!question) return;
      const { change, affects, done } = question;
      setQuestion(undefined);
      await send({ ...change, ending: affects.map(({ id }) => id) } as ContractChange, done);
    },
    cancel: () => setQuestion(undefined),
  };
}

export type Changing = ReturnType<typeof useContractChanges>;
