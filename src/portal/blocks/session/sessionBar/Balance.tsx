import { useSnapshot } from 'valtio';
import { useMenu } from '#ui/menu/use-menu.ts';
import { Icon, Popover, Skeleton } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { useFetching } from '#portal/calls/use-fetching.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { ApartNote } from '#portal/wallet/ApartNote.tsx';
import { CollectOffer } from '#portal/wallet/CollectOffer.tsx';
import { SessionMenu } from './SessionMenu.tsx';

/**
 * The wallet's balance; a press on it opens the menu of money. From the moment it is known to have changed until it has been asked for
 * again, a placeholder stands. What a round on show was bet on is off it already.
 */
export function Balance({ menu = '' }: { menu?: string | undefined }) {
  const say = useText();
  const locale = useLocale();
  const { calls, play } = usePortal();
  const { staked } = useSnapshot(play, { sync: true });
  const balance = useSource('balance');
  const updating = useFetching('walletBalance', {});
  const known = balance.state === 'ready' && !updating ? balance.value : undefined;
  const money = (minor: string): string =>
    known ? formatMoney(minor, known.currency, known.digits, locale) : '';
  const all = BigInt(known?.sumBalance ?? 0) - staked;
  const amount = known && money(`${all}`);
  const bonus = known?.bonusBalance;
  const parts = bonus && say('balance.parts', { bonus: money(bonus), own: money(`${all - BigInt(bonus)}`) });
  const refresh = () =>
    balance.state === 'failed' ? balance.retry() : calls.invalidate((id) => id === 'walletBalance');
  return (
    <div className="lv-session-balance">
      <Icon name="wallet" />
      <span className="lv-session-balance-amount" role="status">
        {amount !== undefined ? (
          // Apart: on a phone where both have no room, the code of the currency gives way to the figures.
          amount
            .split(/^([A-Z]{3}\s)|(\s[A-Z]{3})$/u)
            .map(
              (part) => part && (/\d/.test(part) ? <bdi key={part}>{part}</bdi> : <i key={part}>{part}</i>),
            )
        ) : balance.state === 'failed' ? (
          say('balance.failed')
        ) : (
          <>
            <span className="lv-visually-hidden">{say('balance.updating')}</span>
            <Skeleton width="5.5rem" />
          </>
        )}
      </span>
      {bonus && (
        <small className="lv-session-balance-bonus">{say('balance.bonus', { amount: money(bonus) })}</small>
      )}
      {/* Vendors are asked for it: only where the main wallet cannot go on. */}
      {known && all === 0n && <ApartNote />}
      <MoneyMenu menu={menu} parts={parts} />
      <button
        type="button"
        className="lv-session-balance-refresh"
        aria-label={say('balance.refresh')}
        aria-busy={updating}
        onClick={refresh}
      >
        <Icon name="refresh" />
      </button>
    </div>
  );
}

/** A button over the whole balance, so that the amount stays a status of its own for screen readers. */
function MoneyMenu({ menu, parts }: { menu: string; parts: string | undefined }) {
  const say = useText();
  const { label, entries } = useMenu(menu);
  if (entries.length === 0) return null;
  return (
    <Popover
      placement="end"
      label={say(label ?? 'balance.open')}
      trigger={(trigger) => (
        <button
          type="button"
          className="lv-session-balance-open"
          aria-label={say('balance.open')}
          {...trigger}
        />
      )}
    >
      {(close) => (
        <>
          {parts && <p className="lv-session-parts">{parts}</p>}
          <div className="lv-session-apart">
            <CollectOffer onUse={close} />
          </div>
          <SessionMenu entries={entries} onUse={close} />
        </>
      )}
    </Popover>
  );
}
