import { useId, useState } from 'react';
import type { ContractKind } from '#play/contracts/terms.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { CurrentView } from '#portal/parts/CurrentView.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { nameOf, spanWords } from './contract-words.ts';
import { overWords } from './over-words.ts';
import { TermsList } from './TermsList.tsx';
import '#portal/gateway/late-calls.ts';

type Past = CallValue<'contractHistory'>;

/** Contracts that were refused, ended or expired, on both sides: who ended each, when, and for which periods it counted. */
export function PastList({ kind }: { kind: ContractKind | undefined }) {
  const say = useText();
  const id = useId();
  const [page, setPage] = useState(1);
  const query = { page: String(page), ...(kind !== undefined && { kind }) };
  const loaded = useCall('contractHistory', { query });
  useFresh('contractHistory');
  return (
    <section className="lv-contract-part" aria-labelledby={id}>
      <h3 id={id}>{say('contracts.past')}</h3>
      <CurrentView loaded={loaded} skeleton={<Skeleton height="6rem" />}>
        {(value) => (
          <>
            {value.contracts.length === 0 && page === 1 && (
              <p className="lv-record-line">{say('contracts.past.none')}</p>
            )}
            <PastContracts value={value} />
            {(page > 1 || value.more) && (
              <div className="lv-contract-do">
                <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {say('block.pager.back')}
                </Button>
                <Button disabled={!value.more} onClick={() => setPage(page + 1)}>
                  {say('block.pager.on')}
                </Button>
              </div>
            )}
          </>
        )}
      </CurrentView>
    </section>
  );
}

function PastContracts({ value }: { value: Past }) {
  const say = useText();
  const money = useMoney(value);
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  return (
    <ul className="lv-contracts">
      {value.contracts.map((contract) => {
        const { id, kind, side, state, terms } = contract;
        const name = nameOf(side === 'own' ? contract.upline : contract.downline, say);
        return (
          <li key={id} className="lv-contract" data-state={state}>
            <div className="lv-contract-head">
              <h4>{say(`contracts.past.${side}`, { name })}</h4>
              <span className="lv-record-badge">{say(`contracts.state.${state}`)}</span>
            </div>
            <p>{overWords(contract, { say, timeZone })}</p>
            <p className="lv-record-line">
              {say(`record.kind.contract.${kind}`)} ·{' '}
              {say('contracts.offeredAt', { time: formatDateTime(contract.offeredAt, timeZone) })} ·{' '}
              <Counted contract={contract} timeZone={timeZone} />
            </p>
            <TermsList terms={terms} money={money} />
          </li>
        );
      })}
    </ul>
  );
}

/** The periods for which a past contract counted, or counts yet. */
function Counted({
  contract: { from, until },
  timeZone,
}: {
  contract: Past['contracts'][number];
  timeZone: string;
}) {
  const say = useText();
  const { clock } = usePortal();
  if (from === undefined || until === undefined || from === until) return say('contracts.past.never');
  if (Date.parse(until) <= clock().getTime())
    return say('contracts.past.counted', { span: spanWords({ from, until }, timeZone, say) });
  const at = (instant: string) => formatDateTime(instant, timeZone).slice(0, 16);
  return say('contracts.past.counts', { from: at(from), until: at(until) });
}
