import { useEffect } from 'react';
import type { DepositResultProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Button, buttonClass, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { openPanel } from '#portal/actions/open-panel.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { useMoney, type Money } from '#portal/format/use-money.ts';
import { screenOfRole } from '#engine/roles.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { ActionLink } from '#portal/parts/ActionLink.tsx';
import { CurrentView } from '#portal/parts/CurrentView.tsx';
import { Notice } from '#portal/parts/Notice.tsx';
import { keepResultPage, leftPage } from '#portal/cashier/left-page.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { useOpenGame } from '#portal/play/use-open-game.ts';
import { CountedBalance } from './CountedBalance.tsx';

type Deposit = CallValue<'depositList'>['deposits'][number];

/** What became of the newest deposit, and what comes next. It follows the deposit while the page is open. */
export function DepositResult({ props: { play } }: BlockViewProps<DepositResultProps>) {
  const list = useCall('depositList', { query: {} });
  const portal = usePortal();
  useEffect(() => keepResultPage(portal), [portal]);
  return (
    <div className="lv-content">
      <CurrentView loaded={list} skeleton={<Skeleton height="14rem" />}>
        {(value) => <Newest value={value} play={play} />}
      </CurrentView>
    </div>
  );
}

function Newest({ value, play }: { value: CallValue<'depositList'>; play: DepositResultProps['play'] }) {
  const say = useText();
  const portal = usePortal();
  const money = useMoney(value);
  const deposit = value.deposits[0];
  const toPanel = (words: string, variant: 'primary' | 'secondary' = 'secondary') => (
    <Button variant={variant} onClick={() => void openPanel(portal, 'deposit')}>
      {say(words)}
    </Button>
  );
  if (!deposit) {
    return (
      <Notice
        icon="deposit"
        title={say('cashier.result.none')}
        action={toPanel('cashier.deposit.submit', 'primary')}
      />
    );
  }
  if (deposit.state === 'CONFIRMED') {
    return (
      <>
        <Notice
          icon="check"
          title={titleOf(say, deposit, money)}
          live
          action={
            <div className="lv-cash-actions">
              <PlayNow play={play} />
              {toPanel('cashier.result.again')}
            </div>
          }
        />
        <CountedBalance added={deposit.amount} />
      </>
    );
  }
  const waits = deposit.state === 'PENDING';
  return (
    <Notice
      icon={waits ? 'clock' : 'warning'}
      title={titleOf(say, deposit, money)}
      text={waits ? say('cashier.result.PENDING.text') : deposit.reason}
      live
      action={waits ? toPanel('cashier.result.see') : toPanel('cashier.result.again', 'primary')}
    />
  );
}

/**
 * Leads back to the game, the lottery or the slip that the money was for; for who left none of them, to the game played last, else to what
 * the document names.
 */
function PlayNow({ play }: { play: DepositResultProps['play'] }) {
  const say = useText();
  const portal = usePortal();
  const open = useOpenGame();
  const before = leftPage(portal);
  const home = screenOfRole(portal.documents.current, 'home')?.path;
  const isKnown = before !== undefined && before !== home;
  const recents = useCall('recentGames', { query: {} });
  const last = isKnown ? undefined : recents.value?.games[0];
  if (last) {
    return (
      <Button variant="primary" onClick={() => open(last)}>
        {say('cashier.result.playLast', { game: last.name })}
      </Button>
    );
  }
  return (
    <ActionLink action={isKnown ? { do: 'navigate', to: before } : play} className={buttonClass('primary')}>
      <span className="lv-button-label">{say('cashier.result.play')}</span>
    </ActionLink>
  );
}

const titleOf = (say: ReturnType<typeof useText>, { state, amount, pay }: Deposit, money: Money): string =>
  state === 'PENDING'
    ? say('cashier.result.PENDING', { amount: money.say(pay) })
    : state === 'CANCELLED'
      ? say('cashier.deposit.cancelled')
      : say(`cashier.deposit.told.${state}`, { amount: money.say(amount) });
