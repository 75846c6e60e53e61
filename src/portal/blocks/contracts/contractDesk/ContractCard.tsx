import { useState } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { formatMoment } from '#engine/time/moment.ts';
import type { Money } from '#portal/format/use-money.ts';
import { AskDialog } from '#portal/parts/AskDialog.tsx';
import type { Contract } from '#portal/contracts/change-contract.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { dayOf, nameOf } from './contract-words.ts';
import { TermsList } from './TermsList.tsx';
import type { Changing } from './use-changing.ts';

const toneOf = { OFFERED: 'open', ACTIVE: 'good' } as Readonly<Record<string, string>>;

/** A contract with the upline, or with a direct downline, and what its reader may do with it. */
export function ContractCard({
  contract,
  side,
  membersMin,
  money,
  changing,
}: {
  contract: Contract;
  side: 'own' | 'given';
  membersMin: number | undefined;
  money: Money;
  changing: Changing;
}) {
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const { clock } = usePortal();
  const [asked, setAsked] = useState<'reject' | 'terminate'>();
  const { id, state, upline, downline, terms, offeredAt, from, until, expiresAt } = contract;
  const who = side === 'given' ? downline : upline;
  const name = nameOf(who, say);
  const offered = state === 'OFFERED';
  const hasBegun = from !== undefined && Date.parse(from) <= clock().getTime();
  const endWords = [
    say(hasBegun ? 'contracts.askTerminate.text' : 'contracts.askTerminate.unbegun', { name }),
    say('contracts.askTerminate.given'),
  ].join(' ');
  const answer = async (change: 'reject' | 'terminate') => {
    setAsked(undefined);
    await changing.send({ do: change, contract: id }, `contracts.done.${change}`);
  };
  return (
    <li className="lv-contract" data-state={state}>
      <div className="lv-contract-head">
        <h4>{name}</h4>
        <span className="lv-record-badge" data-tone={toneOf[state]}>
          {say(`contracts.state.${state}`)}
        </span>
      </div>
      <p className="lv-record-line">
        {who !== null && who.nickname !== '' && `${who.account} · `}
        {say('contracts.offeredAt', { time: formatDateTime(offeredAt, timeZone) })}
        {from !== undefined && ` · ${say('contracts.from', { day: dayOf(from, timeZone) })}`}
        {until !== undefined && ` · ${say('contracts.until', { day: dayOf(until, timeZone) })}`}
        {expiresAt !== undefined &&
          ` · ${say('contracts.expires', { time: formatMoment(expiresAt, timeZone) })}`}
      </p>
      <TermsList terms={terms} money={money} membersMin={membersMin} />
      <div className="lv-contract-do">
        {offered && side === 'own' && (
          <Button
            variant="primary"
            busy={changing.busy}
            onClick={() => void changing.send({ do: 'accept', contract: id }, 'contracts.done.accept')}
          >
            {say('contracts.accept')}
          </Button>
        )}
        <Button disabled={changing.busy} onClick={() => setAsked(offered ? 'reject' : 'terminate')}>
          {say(
            offered ? (side === 'own' ? 'contracts.reject' : 'contracts.withdraw') : 'contracts.terminate',
          )}
        </Button>
      </div>
      {asked !== undefined && (
        <AskDialog
          title={say(asked === 'reject' ? 'contracts.askReject' : 'contracts.askTerminate')}
          text={asked === 'reject' ? say('contracts.askReject.text', { name }) : endWords}
          yes={say(
            asked === 'reject'
              ? side === 'own'
                ? 'contracts.reject'
                : 'contracts.withdraw'
              : 'contracts.terminate',
          )}
          no={say('contracts.keep')}
          busy={changing.busy}
          onYes={() => void answer(asked)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </li>
  );
}
