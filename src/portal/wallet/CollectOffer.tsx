import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { NoticeLine } from '#portal/parts/NoticeLine.tsx';
import { openPanel } from '#portal/actions/open-panel.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { ApartMoney } from './ApartMoney.tsx';

/** Shows a player's balance at vendors with wallets of their own, and links to the wallet to collect it. */
export function CollectOffer({ onUse }: { onUse?: () => void }) {
  const say = useText();
  const portal = usePortal();
  const open = () => {
    onUse?.();
    void openPanel(portal, 'wallet');
  };
  return (
    <ApartMoney>
      {(amount) => (
        <NoticeLine
          icon="wallet"
          text={say('wallet.offer', { amount })}
          action={
            <Button size="small" onClick={open}>
              {say('wallet.offer.open')}
            </Button>
          }
        />
      )}
    </ApartMoney>
  );
}
