import { Button, Dialog } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Contract } from '#portal/contracts/change-contract.ts';
import type { Money } from '#portal/format/use-money.ts';
import { TermsList } from './TermsList.tsx';

/** Contracts further down that end with a change, before it is made. */
export function AffectedDialog({
  ends,
  contracts,
  money,
  busy,
  onYes,
  onNo,
}: {
  /** They were given from one that is ended; else they give more than one that is accepted. */
  ends: boolean;
  contracts: readonly Contract[];
  money: Money;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}) {
  const say = useText();
  return (
    <Dialog open title={say('contracts.affects')} closeLabel={say('common.close')} onClose={onNo}>
      <div className="lv-contract-dialog">
        <p>{say(ends ? 'contracts.affects.ended' : 'contracts.affects.text', { count: contracts.length })}</p>
        <ul className="lv-contracts">
          {contracts.map(({ id, upline, downline, terms }) => (
            <li key={id} className="lv-contract">
              <h4>
                {say('contracts.between', {
                  upline: upline?.nickname || upline?.account || say('contracts.house'),
                  downline: downline.nickname || downline.account,
                })}
              </h4>
              <TermsList terms={terms} money={money} />
            </li>
          ))}
        </ul>
        <Button variant="danger" block busy={busy} onClick={onYes}>
          {say('contracts.affects.yes')}
        </Button>
        <Button block onClick={onNo}>
          {say('contracts.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
