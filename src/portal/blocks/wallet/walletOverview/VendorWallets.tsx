import { Button, LazyImage } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { WalletTarget } from '#portal/wallet/target.ts';

type Wallets = CallValue<'merchantWallet'>;
type Vendor = Wallets['vendors'][number];
type State = CallValue<'walletTransferState'>;

/** The wallets of vendors: what is in each, the ways in and out, and one press that brings everything back. */
export function VendorWallets({
  wallets,
  state,
  onChoose,
}: {
  wallets: Wallets;
  state: State | undefined;
  onChoose: (target: WalletTarget) => void;
}) {
  const say = useText();
  const balanceOf = (vassalage: string) =>
    state?.vendors.find((each) => each.vassalage === vassalage)?.balance;
  // A vendor that is no longer offered is there for what a player still has with it.
  const vendors = wallets.vendors.filter(({ closed, vassalage }) => {
    const balance = balanceOf(vassalage);
    return !closed || (balance !== undefined && balance !== '0');
  });
  if (wallets.isSingle || vendors.length === 0)
    return <p className="lv-wallet-single">{say('wallet.single')}</p>;
  const some = state?.vendors.some(({ balance }) => balance !== null && balance !== '0') ?? false;
  return (
    <section className="lv-wallet-vendors" aria-label={say('wallet.vendors')}>
      <div className="lv-wallet-head">
        <h4>{say('wallet.vendors')}</h4>
        <Button
          size="small"
          variant="primary"
          icon="arrow"
          disabled={!some}
          onClick={() => onChoose({ action: 'collect' })}
        >
          {say('wallet.collect')}
        </Button>
      </div>
      <p className="lv-record-told">{say('wallet.vendors.hint')}</p>
      <ul className="lv-wallet-list">
        {vendors.map((vendor) => (
          <VendorWallet
            key={vendor.vassalage}
            vendor={vendor}
            money={wallets}
            balance={balanceOf(vendor.vassalage)}
            onChoose={(action) => onChoose({ action, vassalage: vendor.vassalage })}
          />
        ))}
      </ul>
    </section>
  );
}

function VendorWallet({
  vendor,
  money: format,
  balance,
  onChoose,
}: {
  vendor: Vendor;
  money: Pick<Wallets, 'currency' | 'digits'>;
  /** Undefined while it is asked for, null when the vendor does not say. */
  balance: string | null | undefined;
  onChoose: (action: 'in' | 'out') => void;
}) {
  const say = useText();
  const { say: money } = useMoney(format);
  const said = vendor.maintenance
    ? say('wallet.maintenance')
    : balance === undefined
      ? say('balance.updating')
      : balance === null
        ? say('wallet.unreached')
        : money(balance);
  return (
    <li className="lv-wallet-vendor">
      <span className="lv-wallet-mark">
        <LazyImage src={vendor.image} alt="" />
      </span>
      <div className="lv-wallet-words">
        <p className="lv-wallet-vendor-name">{vendor.name}</p>
        <p className="lv-wallet-vendor-balance" role="status">
          {said}
        </p>
      </div>
      <div className="lv-wallet-ways">
        <Button
          size="small"
          disabled={vendor.maintenance || vendor.closed === true}
          aria-label={`${say('wallet.in')}: ${vendor.name}`}
          onClick={() => onChoose('in')}
        >
          {say('wallet.in')}
        </Button>
        <Button
          size="small"
          disabled={vendor.maintenance || balance === undefined || balance === null || balance === '0'}
          aria-label={`${say('wallet.out')}: ${vendor.name}`}
          onClick={() => onChoose('out')}
        >
          {say('wallet.out')}
        </Button>
      </div>
    </li>
  );
}
