import { useId } from 'react';
import type { ContractDeskProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import type { ContractKind } from '#play/contracts/terms.ts';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import type { ContractInfo, InfoOfKind } from '#portal/contracts/change-contract.ts';
import { useMoney, type Money } from '#portal/format/use-money.ts';
import { CurrentView } from '#portal/parts/CurrentView.tsx';
import { Notice } from '#portal/parts/Notice.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import { AffectedDialog } from './AffectedDialog.tsx';
import { ContractCard } from './ContractCard.tsx';
import { NextPayment } from './NextPayment.tsx';
import { OfferPart } from './OfferPart.tsx';
import { PastList } from './PastList.tsx';
import { PayoutList } from './PayoutList.tsx';
import { useContractChanges, type Changing } from './use-changing.ts';
import '#portal/record/record.css';
import './contract-desk.css';

/** Contracts with the upline, of every kind. */
function Requests({ info }: { info: ContractInfo }) {
  const say = useText();
  const kinds = info.infos.filter(({ own }) => own.length > 0);
  return (
    <>
      {kinds.length === 0 && (
        <Notice
          icon="users"
          title={say('contracts.requests.none')}
          text={say('contracts.requests.none.hint')}
        />
      )}
      {kinds.map((ofKind) => (
        <OwnContracts
          key={ofKind.kind}
          info={info}
          ofKind={ofKind}
          title={say(`record.kind.contract.${ofKind.kind}`)}
        />
      ))}
      <PastList kind={undefined} />
    </>
  );
}

type OwnProps = { info: ContractInfo; ofKind: InfoOfKind; title: string };

/** Contracts of one kind with the upline, answered by themselves. */
function OwnContracts({ info, ofKind, title }: OwnProps) {
  const money = useMoney(info);
  const changing = useContractChanges(ofKind.kind);
  const id = useId();
  return (
    <section className="lv-contract-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className="lv-contracts">
        {ofKind.own.map((contract) => (
          <ContractCard
            key={contract.id}
            contract={contract}
            side="own"
            membersMin={ofKind.bounds.membersMin}
            money={money}
            changing={changing}
          />
        ))}
      </ul>
      <Affected changing={changing} money={money} />
    </section>
  );
}

function Affected({ changing, money }: { changing: Changing; money: Money }) {
  if (!changing.question) return null;
  return (
    <AffectedDialog
      ends={changing.question.change.do === 'terminate'}
      contracts={changing.question.affects}
      money={money}
      busy={changing.busy}
      onYes={() => void changing.confirm()}
      onNo={changing.cancel}
    />
  );
}

/** Contracts of a kind: with the upline, with downlines, and what they paid. */
export function ContractDesk({ props }: BlockViewProps<ContractDeskProps>) {
  const loaded = useCall('contractInfo', {});
  useFresh('contractInfo');
  return (
    <div className="lv-content lv-record">
      <CurrentView loaded={loaded} skeleton={<Skeleton height="32rem" />}>
        {(value) =>
          props.of === undefined ? (
            <Requests info={value} />
          ) : (
            <Desk info={value} of={props.of} form={props.form} />
          )
        }
      </CurrentView>
    </div>
  );
}

type DeskProps = { info: ContractInfo; of: ContractKind; form: string | undefined };

function Desk({ info, of: kind, form }: DeskProps) {
  const say = useText();
  const money = useMoney(info);
  const changing = useContractChanges(kind);
  const ofKind = info.infos.find((one) => one.kind === kind);
  if (!ofKind) {
    return <Notice icon="users" title={say('contracts.none')} text={say('contracts.none.hint')} />;
  }
  const { own, given, mayOffer, bounds } = ofKind;
  const downlines = [...new Set(given.map(({ downline }) => downline.account))];
  return (
    <>
      <section className="lv-contract-part" aria-labelledby="contract-own">
        <h3 id="contract-own">{say('contracts.own')}</h3>
        {own.length === 0 && (
          <>
            <p className="lv-record-line">{say('contracts.own.none')}</p>
            <p className="lv-record-line">{say(`contracts.about.${kind}`)}</p>
          </>
        )}
        <ul className="lv-contracts">
          {own.map((contract) => (
            <ContractCard
              key={contract.id}
              contract={contract}
              side="own"
              membersMin={bounds.membersMin}
              money={money}
              changing={changing}
            />
          ))}
        </ul>
        <NextPayment info={ofKind} />
      </section>
      {form !== undefined && (
        <section className="lv-contract-part" aria-labelledby="contract-given">
          <h3 id="contract-given">{say('contracts.given')}</h3>
          {mayOffer ? (
            <OfferPart info={ofKind} form={form} money={money} changing={changing} />
          ) : (
            <p className="lv-record-line">{say('contracts.given.cannot')}</p>
          )}
          {mayOffer && given.length === 0 && <p className="lv-record-line">{say('contracts.given.none')}</p>}
          <ul className="lv-contracts">
            {given.map((contract) => (
              <ContractCard
                key={contract.id}
                contract={contract}
                side="given"
                membersMin={bounds.membersMin}
                money={money}
                changing={changing}
              />
            ))}
          </ul>
        </section>
      )}
      <PastList kind={kind} />
      <PayoutList kind={kind} money={money} downlines={form === undefined ? [] : downlines} />
      <Affected changing={changing} money={money} />
    </>
  );
}
