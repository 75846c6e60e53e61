import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Sums } from '#portal/record/Sums.tsx';
import { useMoney } from '#portal/format/use-money.ts';
import { atVendors } from '#portal/wallet/at-vendors.ts';

type State = CallValue<'walletTransferState'>;

/**
 * Everything the member has, and where; while it is asked for anew a placeholder stands for it. What a vendor has not confirmed yet may
 * be in its wallet already, or still: it is said beside the total, and never counted twice.
 */
export function WalletSum({
  state,
  updating,
  onRefresh,
}: {
  state: State;
  updating: boolean;
  onRefresh: () => void;
}) {
  const say = useText();
  const { say: money } = useMoney(state);
  const there = atVendors(state);
  const total = BigInt(state.main) + BigInt(state.bonus ?? 0) + BigInt(state.held) + there;
  const checked = state.transfers
    .filter(({ status }) => status === 'PENDING' || status === 'UNKNOWN')
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const sums = [
    ...(state.bonus === undefined
      ? [{ name: say('wallet.main'), value: money(state.main) }]
      : [
          { name: `${say('wallet.main')} · ${say('balance.withdrawable')}`, value: money(state.main) },
          { name: say('balance.ofBonus'), value: money(state.bonus) },
        ]),
    ...(state.vendors.length > 0 ? [{ name: say('wallet.atVendors'), value: money(String(there)) }] : []),
    ...(checked === 0n ? [] : [{ name: say('wallet.transit'), value: money(String(checked)) }]),
    ...(state.held === '0' ? [] : [{ name: say('wallet.held'), value: money(state.held) }]),
  ];
  return (
    <div className="lv-wallet-sum">
      <div className="lv-wallet-total">
        <div>
          <p className="lv-wallet-name">{say('wallet.total')}</p>
          <p className="lv-wallet-value" role="status">
            {updating ? (
              <>
                <span className="lv-visually-hidden">{say('balance.updating')}</span>
                <Skeleton width="10rem" />
              </>
            ) : (
              money(String(total))
            )}
          </p>
          {checked > 0n && !updating && <p className="lv-wallet-name">{say('wallet.total.without')}</p>}
        </div>
        <Button size="small" icon="refresh" busy={updating} onClick={onRefresh}>
          {say('balance.refresh')}
        </Button>
      </div>
      <Sums label={say('wallet.parts')} sums={sums} />
    </div>
  );
}
