import { useFact } from '#ui/facts/facts.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { openPanel } from '#portal/actions/open-panel.ts';
import { useFetching } from '#portal/calls/use-fetching.ts';
import { useShortcuts } from '#portal/cashier/use-shortcuts.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { BalanceParts } from '#portal/wallet/BalanceParts.tsx';

/** The balance, with a placeholder until it has been refreshed. */
export function BalanceCard() {
  const say = useText();
  const locale = useLocale();
  const portal = usePortal();
  const shortcuts = useShortcuts();
  const guest = useFact<boolean>('member.isGuest') ?? false;
  const balance = useSource('balance');
  const updating = useFetching('walletBalance', {});
  return (
    <section className="lv-balance" aria-label={say('balance.name')}>
      <p className="lv-balance-name">{say('balance.name')}</p>
      <p className="lv-balance-value" role="status">
        {balance.state === 'ready' &&
          !updating &&
          formatMoney(balance.value.sumBalance, balance.value.currency, balance.value.digits, locale)}
        {(balance.state === 'loading' || updating) && (
          <span className="lv-balance-updating">{say('block.account.updating')}</span>
        )}
        {balance.state === 'failed' && <span className="lv-balance-failed">{say('block.state.failed')}</span>}
      </p>
      {!updating && <BalanceParts withSum={false} />}
      {!guest &&
        shortcuts.map(({ role, icon, label, variant }) => (
          <Button
            key={role}
            size="small"
            variant={variant}
            icon={icon}
            onClick={() => void openPanel(portal, role)}
          >
            {say(label)}
          </Button>
        ))}
      <Button
        size="small"
        variant="ghost"
        icon="refresh"
        busy={balance.state === 'loading' || updating}
        onClick={balance.retry}
      >
        {say(balance.state === 'failed' ? 'block.state.retry' : 'block.account.refresh')}
      </Button>
    </section>
  );
}
