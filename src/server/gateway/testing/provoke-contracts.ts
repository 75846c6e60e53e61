import type { CallErrorCode } from '#contract/call-errors.ts';
import { contractStage, salaryOf, setContracts } from '#server/contracts/testing/stage.ts';
import type { GatewayAnswer } from './client.ts';
import type { TestGateway } from './gateway.ts';

/** One request over HTTP that provokes each code of contracts. */
export const provokeContracts = (gateway: () => TestGateway) => {
  const begin = () => {
    gateway().publish((documents) => setContracts(documents));
    return contractStage(gateway);
  };
  const kind = 'daily' as const;
  return {
    CONTRACT_UNKNOWN: () => begin().change('demo', kind, { do: 'accept', contract: 'nobodys' }),
    CONTRACT_NOT_POSSIBLE: () => begin().offer('demoagent', 'demo', salaryOf(kind, 10)),
    CONTRACT_ANSWERED: async () => {
      const { change, ofHouse } = begin();
      const contract = await ofHouse('demoagent', salaryOf(kind, 50));
      return change('demoagent', kind, { do: 'accept', contract });
    },
    CONTRACT_AFFECTS: async () => {
      const { between, change, ofHouse } = begin();
      const contract = await ofHouse('demoagent', salaryOf(kind, 50));
      await between('demoagent', 'demo', salaryOf(kind, 40));
      return change('demoagent', kind, { do: 'terminate', contract });
    },
  } satisfies Partial<Record<CallErrorCode, () => Promise<GatewayAnswer>>>;
};
