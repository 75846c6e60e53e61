import { Suspense, useMemo, useState } from 'react';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Face } from '#portal/parts/Face.tsx';
import { CurrentView } from '#portal/parts/CurrentView.tsx';
import { Notice } from '#portal/parts/Notice.tsx';
import { Sums } from '#portal/record/Sums.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import { useMoney } from '#portal/record/use-money.ts';
import { DownlineSearch } from './DownlineSearch.tsx';
import '#portal/parts/date-range.css';
import './member-transfer.css';

type State = CallValue<'transferUplineState'>;
type Who = { account: string; nickname: string };

/** Transfers money to the upline, and from an agent to a direct downline whose name was looked up first. */
export function MemberTransfer() {
  const state = useCall('transferUplineState', {});
  useFresh('transferUplineState');
  return (
    <div className="lv-content lv-record">
      <CurrentView loaded={state} skeleton={<Skeleton height="18rem" />}>
        {(value) => <Transfer state={value} />}
      </CurrentView>
    </div>
  );
}

function Transfer({ state }: { state: State }) {
  const say = useText();
  const { money } = useMoney(state);
  const [to, setTo] = useState<'upline' | 'downline'>(state.upline ? 'upline' : 'downline');
  const [downline, setDownline] = useState<Who>();
  if (!state.upline && !state.toDownline) {
    return <Notice icon="users" title={say('transfer.nobody')} text={say('transfer.nobody.hint')} />;
  }
  const both = state.upline !== null && state.toDownline;
  const who = to === 'upline' ? state.upline : downline;
  return (
    <>
      <Sums
        label={say('record.sums')}
        sums={[
          { name: say('wallet.main'), value: money(state.balance) },
          ...(state.left.sum === null
            ? []
            : [{ name: say('transfer.leftSum'), value: money(state.left.sum) }]),
          ...(state.left.count === null
            ? []
            : [{ name: say('transfer.leftCount'), value: String(state.left.count) }]),
        ]}
      />
      {both && (
        <div className="lv-dates-presets" role="group" aria-label={say('transfer.to')}>
          {(['upline', 'downline'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="lv-dates-preset"
              aria-pressed={to === one}
              onClick={() => setTo(one)}
            >
              {say(`transfer.to.${one}`)}
            </button>
          ))}
        </div>
      )}
      {to === 'downline' && <DownlineSearch found={downline} onFound={setDownline} />}
      {who && (
        <div className="lv-transfer">
          <div className="lv-transfer-who">
            <Face className="lv-transfer-face" name={who.nickname || who.account} />
            <div>
              <p className="lv-record-told">{say(`transfer.to.${to}`)}</p>
              <p className="lv-transfer-name">{who.nickname || who.account}</p>
              <p className="lv-record-line">{who.account}</p>
            </div>
          </div>
          <TransferForm
            key={`${to} ${who.account}`}
            to={to}
            who={who}
            onDone={() => setDownline(undefined)}
          />
        </div>
      )}
    </>
  );
}

function TransferForm({
  to,
  who: { account },
  onDone,
}: {
  to: 'upline' | 'downline';
  who: Who;
  onDone: () => void;
}) {
  const about = useMemo(() => (to === 'upline' ? { to } : { to, account }), [to, account]);
  return (
    <Suspense fallback={<Skeleton height="12rem" />}>
      <FormOfBrand id="memberTransfer" about={about} onSent={onDone} />
    </Suspense>
  );
}
