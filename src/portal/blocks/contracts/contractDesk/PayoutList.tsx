import { useState } from 'react';
import type { ContractKind } from '#play/contracts/terms.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import type { Money } from '#portal/format/use-money.ts';
import { CurrentView } from '#portal/parts/CurrentView.tsx';
import { Notice } from '#portal/parts/Notice.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import { spanWords } from './contract-words.ts';
import { StatementDialog } from './StatementDialog.tsx';

const tones = { OPEN: 'open', PAID: 'good', NONE: undefined } as const;

/** Payouts of the kind: the member's own, or those of a downline that has a contract from it. */
export function PayoutList({
  kind,
  money,
  downlines,
}: {
  kind: ContractKind;
  money: Money;
  downlines: readonly string[];
}) {
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const [account, setAccount] = useState('');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<string>();
  const query = { kind, page: String(page), ...(account !== '' && { account }) };
  const loaded = useCall('contractPayouts', { query });
  useFresh('contractPayouts');
  return (
    <section className="lv-contract-part" aria-labelledby="contract-payouts">
      <h3 id="contract-payouts">{say('contracts.payouts')}</h3>
      {downlines.length > 0 && (
        <label className="lv-record-select">
          {say('contracts.payouts.of')}
          <select
            className="lv-control"
            value={account}
            onChange={({ target }) => {
              setAccount(target.value);
              setPage(1);
            }}
          >
            <option value="">{say('contracts.payouts.own')}</option>
            {downlines.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      )}
      <CurrentView loaded={loaded} skeleton={<Skeleton height="9rem" />}>
        {({ payouts, more }) => (
          <>
            {payouts.length === 0 && page === 1 && (
              <Notice
                icon="wallet"
                title={say('contracts.payouts.none')}
                text={say('contracts.payouts.none.hint')}
              />
            )}
            <ul className="lv-record-rows" aria-label={say('contracts.payouts')}>
              {payouts.map((payout) => {
                const span = spanWords(payout, timeZone, say);
                return (
                  <li key={payout.id} className="lv-contract-payout">
                    <div>
                      <p className="lv-record-title">{span}</p>
                      <span className="lv-record-badge" data-tone={tones[payout.state]}>
                        {say(`contracts.paid.${payout.state}`)}
                      </span>
                    </div>
                    <p className="lv-record-amount">{money.say(payout.amount)}</p>
                    <Button
                      size="small"
                      aria-label={say('contracts.statement.of', { span })}
                      onClick={() => setOpen(payout.id)}
                    >
                      {say('contracts.statement')}
                    </Button>
                  </li>
                );
              })}
            </ul>
            {(page > 1 || more) && (
              <div className="lv-contract-do">
                <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {say('block.pager.back')}
                </Button>
                <Button disabled={!more} onClick={() => setPage(page + 1)}>
                  {say('block.pager.on')}
                </Button>
              </div>
            )}
          </>
        )}
      </CurrentView>
      {open !== undefined && <StatementDialog payout={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
