import { useEffect, useState } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Icon, Skeleton } from '#ui/primitives/index.ts';
import { useLanguage, useText } from '#ui/text/use-text.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { useSource } from '#portal/sources/use-source.ts';

const everySeconds = 30;

/** The wallet's balance, fetched again by itself and on a click. Until the first answer a placeholder stands. */
export function Balance() {
  const say = useText();
  const language = useLanguage();
  const { calls } = usePortal();
  const balance = useSource('balance');
  const seconds = useDocuments(({ constants }) => constants.constants.balanceRefreshSeconds) ?? everySeconds;
  const [asked, setAsked] = useState<unknown>();
  // Fetching again gives a new value, also when the amount is the same.
  const updating = balance.state === 'loading' || (asked !== undefined && asked === balance.value);

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') calls.invalidate((id) => id === 'walletBalance');
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [calls, seconds]);

  const refresh = () => {
    if (balance.state === 'failed') return balance.retry();
    setAsked(balance.value);
    calls.invalidate((id) => id === 'walletBalance');
  };
  return (
    <div className="lv-session-balance">
      <Icon name="wallet" />
      <span className="lv-session-balance-amount" role="status">
        {balance.state === 'ready' && !updating ? (
          formatMoney(balance.value.sumBalance, balance.value.currency, balance.value.digits, language)
        ) : balance.state === 'failed' ? (
          say('balance.failed')
        ) : (
          <>
            <span className="lv-visually-hidden">{say('balance.updating')}</span>
            <Skeleton width="5.5rem" />
          </>
        )}
      </span>
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
