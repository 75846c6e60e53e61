import { Suspense, useEffect, useRef, useState } from 'react';
import type { WalletOverviewProps } from '#contract/generated/blocks.ts';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { useFetching } from '#portal/calls/use-fetching.ts';
import { useStaleAnswers } from '#portal/calls/use-stale-answers.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import { CurrentView } from '#portal/parts/CurrentView.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { WalletTarget } from '#portal/wallet/target.ts';
import { TransferList } from './TransferList.tsx';
import { VendorWallets } from './VendorWallets.tsx';
import { WalletSum } from './WalletSum.tsx';
import './wallet-overview.css';

/** Balances of the member's wallet and of vendors with wallets of their own, with transfers between them. */
export function WalletOverview({ props }: BlockViewProps<WalletOverviewProps>) {
  const say = useText();
  const { calls } = usePortal();
  const merchant = useCall('merchantWallet', {});
  const state = useCall('walletTransferState', {});
  const updating = useFetching('walletTransferState', {});
  useStaleAnswers('walletTransferState');
  const [target, setTarget] = useState<WalletTarget>();
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (target) panel.current?.focus();
  }, [target]);
  const done = () => {
    setTarget(undefined);
    place.current?.focus({ preventScroll: true });
  };
  const refresh = () =>
    state.state === 'failed'
      ? state.retry()
      : calls.invalidate((id) => id === 'walletTransferState' || id === 'walletBalance');
  const vendors = merchant.state === 'ready' ? merchant.value.vendors : [];
  const nameOf = (vassalage: string) =>
    vendors.find((vendor) => vendor.vassalage === vassalage)?.name ?? vassalage;
  return (
    <div className="lv-content lv-wallet">
      <div ref={place} tabIndex={-1} role="group" aria-label={say('wallet.label')}>
        <CurrentView loaded={state} skeleton={<Skeleton height="clamp(13.25rem, 16.75rem - 4vw, 15.5rem)" />}>
          {(value) => <WalletSum state={value} updating={updating} onRefresh={refresh} />}
        </CurrentView>
      </div>
      {target && (
        <section
          ref={panel}
          tabIndex={-1}
          className="lv-wallet-form"
          aria-label={titleOf(target, say, nameOf)}
        >
          <h4>{titleOf(target, say, nameOf)}</h4>
          <p className="lv-record-told">{say(`wallet.explain.${target.action}`)}</p>
          <Suspense fallback={<Skeleton height="12rem" />}>
            <FormOfBrand
              key={JSON.stringify(target)}
              id={target.action === 'collect' ? 'walletCollect' : 'walletTransfer'}
              about={target}
              onSent={done}
            />
          </Suspense>
          <Button variant="ghost" size="small" onClick={() => setTarget(undefined)}>
            {say('wallet.cancel')}
          </Button>
        </section>
      )}
      <SourceView loaded={merchant} skeleton={<Skeleton height="8rem" />}>
        {(wallets) => (
          <VendorWallets
            wallets={wallets}
            state={state.state === 'ready' ? state.value : undefined}
            onChoose={setTarget}
          />
        )}
      </SourceView>
      {props.transfers !== false && state.state === 'ready' && state.value.transfers.length > 0 && (
        <TransferList state={state.value} nameOf={nameOf} />
      )}
    </div>
  );
}

function titleOf(
  target: WalletTarget,
  say: ReturnType<typeof useText>,
  nameOf: (vassalage: string) => string,
): string {
  if (target.action === 'collect') return say('wallet.collect');
  return say(`wallet.title.${target.action}`, { name: nameOf(target.vassalage) });
}
