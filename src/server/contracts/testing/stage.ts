import { randomUUID } from 'node:crypto';
import type { CallTypes } from '#contract/generated/calls.ts';
import type { ContractsDocument, FlagsDocument } from '#contract/generated/documents.ts';
import type { ContractKind, ContractTerms, SalaryTerms } from '#play/contracts/terms.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { newId } from '#server/crypto/tokens.ts';
import type { GatewayAnswer } from '#server/gateway/testing/client.ts';
import { demoPassword, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { offerContract } from '../change.ts';
import { houseId } from '../contracts.ts';
import { payDue } from '../pay.ts';
import { workContracts } from '../work-contracts.ts';

/** Bounds that leave much room. */
export const contractsDocument = (): ContractsDocument => ({
  kind: 'contracts',
  id: 'main',
  tiersMax: 3,
  dividend: {
    periods: ['daily', 'weekly'],
    forms: ['fixed', 'floating'],
    rateMax: 5000,
    membersMin: 3,
    activeBet: 1,
  },
  daily: { rateMax: 200, betMin: 100, step: 1000 },
  hourly: { rateMax: 200, betMin: 100, step: 1000 },
  realtime: { rateMax: 100, singleBetMin: 100 },
});

export function setContracts(
  documents: LiveBrand['documents'],
  change: (document: ContractsDocument) => void = () => undefined,
): void {
  const document = contractsDocument();
  change(document);
  documents['contracts/main'] = document;
  Object.assign((documents['flags/main'] as FlagsDocument).flags, {
    enableCt: true,
    salary: true,
    hourSalary: true,
  });
}

export const salaryOf = (kind: SalaryTerms['kind'], rate: number, bet = 1000): SalaryTerms => ({
  kind,
  tiers: [{ bet: String(bet), rate }],
});

const callOf = {
  dividend: 'dividendContract',
  daily: 'dailySalaryContract',
  hourly: 'hourSalaryContract',
  realtime: 'realtimeSalaryContract',
} as const satisfies Record<ContractKind, keyof CallTypes>;

/** What tests of contracts do over and over, between demo accounts. */
export function contractStage(gateway: () => TestGateway) {
  const people = new Map<string, { token: string; id: string }>();
  const person = async (username: string) => {
    const known = people.get(username);
    if (known) return known;
    const { token, customerId: id } = await gateway().client.value('sessionLogin', {
      body: { type: 'username', username, password: demoPassword },
    });
    people.set(username, { token, id });
    return { token, id };
  };
  const change = async (
    who: string,
    kind: ContractKind,
    body: object,
    key?: string,
  ): Promise<GatewayAnswer> =>
    gateway().client.send(callOf[kind], {
      token: (await person(who)).token,
      idempotencyKey: key ?? randomUUID(),
      body,
    });
  const offer = (who: string, account: string, { kind, ...terms }: ContractTerms, more: object = {}) =>
    change(who, kind, { do: 'offer', account, terms, ...more });
  const agreed = async (
    downline: string,
    kind: ContractKind,
    id: unknown,
    ending?: string[],
  ): Promise<string> => {
    const { status, text } = await change(downline, kind, {
      do: 'accept',
      contract: id,
      ...(ending && { ending }),
    });
    if (status !== 200) throw new Error(text);
    return String(id);
  };
  return {
    person,
    change,
    offer,
    /** A contract of the house that an agent has accepted; its id. */
    async ofHouse(agent: string, terms: ContractTerms): Promise<string> {
      const { id } = await person(agent);
      const by = {
        brand: gateway().brand(),
        account: 'operator',
        who: 'operator',
        now: gateway().now(),
      } as const;
      const offered = await gateway()
        .db.transaction()
        .execute((trx) =>
          offerContract(trx, by, {
            id: newId(gateway().random),
            uplineId: houseId,
            downlineId: id,
            terms,
            expiresAt: null,
          }),
        );
      if (!offered.ok) throw new Error(JSON.stringify(offered));
      return agreed(agent, terms.kind, offered.contract.id);
    },
    /** A contract between two that was offered and accepted; its id. */
    async between(upline: string, downline: string, terms: ContractTerms): Promise<string> {
      const { json, status, text } = await offer(upline, downline, terms);
      if (status !== 200) throw new Error(text);
      return agreed(downline, terms.kind, json.value.id);
    },
    /** Settles and pays what is due now. */
    async work(): Promise<void> {
      const { db, random, brand, now } = gateway();
      await workContracts({ db, random }, brand(), now());
      await payDue({ db, balanceHints: { balanceMoved: () => undefined } }, now());
    },
  };
}
