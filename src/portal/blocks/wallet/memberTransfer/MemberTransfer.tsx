import { Suspense, useMemo, useState } from 'react';
import type { MemberTransferProps } from '#contract/generated/blocks.ts';
import type { Action } from '#contract/generated/documents.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
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
import { useMoney } from '#portal/format/use-money.ts';
import { PaymentPasswordFirst } from '#portal/wallet/PaymentPasswordFirst.tsx';
import { DownlineSearch } from './DownlineSearch.tsx';
import '#portal/parts/date-range.css';
import './member-transfer.css';

type State = CallValue<'transferUplineState'>;
type Who = { account: string; nickname: string };
type Receiver = NonNullable<MemberTransferProps['to']>[number];

const both: Receiver[] = ['upline', 'downline'];

/** Transfers money to the upline, and from an agent to a direct downline whose name was looked up first. */
export function MemberTransfer({
  props: { to = both, sums = true, paymentPassword },
}: BlockViewProps<MemberTransferProps>) {
  const state = useCall('transferUplineState', {});
  useFresh('transferUplineState');
  return (
    <div className="lv-content lv-record">
      <CurrentView loaded={state} skeleton={<Skeleton height="clamp(37rem, 43rem - 7vw, 41.5rem)" />}>
        {(value) => <Transfer state={value} offered={to} sums={sums} setPassword={paymentPassword} />}
      </CurrentView>
    </div>
  );
}

function Transfer({
  state,
  offered,
  sums,
  setPassword,
}: {
  state: State;
  offered: readonly Receiver[];
  sums: boolean;
  setPassword: Action | undefined;
}) {
  const say = useText();
  const { say: money } = useMoney(state);
  const receivers = offered.filter((one) => (one === 'upline' ? state.upline !== null : state.toDownline));
  const [chosen, setTo] = useState<Receiver>();
  const [downline, setDownline] = useState<Who>();
  const to = receivers.find((one) => one === chosen) ?? receivers[0];
  if (to === undefined) {
    return <Notice icon="users" title={say('transfer.nobody')} text={say('transfer.nobody.hint')} />;
  }
  const who = to === 'upline' ? state.upline : downline;
  return (
    <>
      {sums && (
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
      )}
      <PaymentPasswordFirst set={setPassword}>
        {receivers.length > 1 && (
          <div className="lv-dates-presets" role="group" aria-label={say('transfer.to')}>
            {receivers.map((one) => (
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
      </PaymentPasswordFirst>
    </>
  );
}

function TransferForm({ to, who: { account }, onDone }: { to: Receiver; who: Who; onDone: () => void }) {
  const about = useMemo(() => (to === 'upline' ? { to } : { to, account }), [to, account]);
  return (
    <Suspense fallback={<Skeleton height="12rem" />}>
      <FormOfBrand id="memberTransfer" about={about} onSent={onDone} />
    </Suspense>
  );
}
