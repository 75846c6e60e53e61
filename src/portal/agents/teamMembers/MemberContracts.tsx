import type { TeamMembersProps } from '#contract/generated/blocks.ts';
import { contractKinds, type ContractKind } from '#play/contracts/terms.ts';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import type { ContractInfo } from '#portal/contracts/change-contract.ts';
import { actionAddress } from '#portal/menu/action-address.ts';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import '#portal/gateway/late-calls.ts';

type Opens = NonNullable<TeamMembersProps['contracts']>;

/** Contracts of a direct downline by kind; what is not given yet is offered on the desk of its kind. */
export function MemberContracts({ account, opens }: { account: string; opens: Opens }) {
  const say = useText();
  const loaded = useCall('contractInfo', {});
  return (
    <SourceView loaded={loaded} skeleton={<Skeleton height="12rem" />}>
      {({ infos }) => {
        const kinds = contractKinds.flatMap((kind) => kindFor({ infos, kind, account, opens }) ?? []);
        return kinds.length === 0 ? (
          <p className="lv-record-line">{say('team.contracts.none')}</p>
        ) : (
          <ul className="lv-team-contracts">
            {kinds.map((each) => (
              <KindRow key={each.kind} account={account} {...each} />
            ))}
          </ul>
        );
      }}
    </SourceView>
  );
}

type Kind = {
  kind: ContractKind;
  /** States of the contracts that the downline has, or is offered. */
  states: ('ACTIVE' | 'OFFERED')[];
  opens: NonNullable<Opens[ContractKind]>;
};

/** Undefined for a kind that the agent may not offer. */
function kindFor({
  infos,
  kind,
  account,
  opens,
}: {
  infos: ContractInfo['infos'];
  kind: ContractKind;
  account: string;
  opens: Opens;
}): Kind | undefined {
  const info = infos.find((one) => one.kind === kind);
  const action = opens[kind];
  if (!info?.mayOffer || !action) return undefined;
  const states = info.given
    .filter(({ downline }) => downline.account === account)
    .flatMap(({ state }) => (state === 'ACTIVE' || state === 'OFFERED' ? [state] : []));
  return { kind, states, opens: action };
}

function KindRow({ kind, states, opens, account }: Kind & { account: string }) {
  const say = useText();
  const { navigation } = usePortal();
  const address = useDocuments((documents) => actionAddress(opens, documents));
  const isGiven = states.length > 0;
  const query = isGiven ? '' : `?account=${encodeURIComponent(account)}`;
  return (
    <li>
      <span>
        <strong>{say(`record.kind.contract.${kind}`)}</strong>
        {isGiven
          ? states.map((state) => say(`contracts.state.${state}`)).join(', ')
          : say('team.contract.none')}
      </span>
      {address !== undefined && (
        <Button size="small" onClick={() => navigation.go(`${address}${query}`)}>
          {say(isGiven ? 'team.contract.see' : 'contracts.offer')}
        </Button>
      )}
    </li>
  );
}
