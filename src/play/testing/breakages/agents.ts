import type { JsonObject } from '#engine/json/json.ts';
import { change, type Breakage } from '#engine/testing/breakages/breakage.ts';
import type { PackValues } from '#engine/testing/small-packs.ts';
import type { agentProblems } from '#play/agents/check-agents.ts';

const file = 'shop/agents/main.json';

const agents = (packs: PackValues, more: JsonObject): void => {
  packs['shop'] = {
    ...packs['shop'],
    'agents/main': { kind: 'agents', id: 'main', rates: { max: 900, step: 10 }, ...more },
  };
};

export const agentBreakages: Breakage<keyof typeof agentProblems>[] = [
  change(
    'newcomers who start above the highest rate',
    (packs) => agents(packs, { rates: { max: 900, step: 10, newcomers: 910 } }),
    { code: 'AGENT_RATE', file, pointer: '/rates/newcomers', at: '910' },
  ),
  change('steps of rates between price groups', (packs) => agents(packs, { rates: { max: 903, step: 7 } }), {
    code: 'AGENT_RATE',
    file,
    pointer: '/rates/step',
    at: '7',
  }),
  change(
    'a kind of agents whose highest rate lies between two steps',
    (packs) => agents(packs, { kinds: { 42: { max: 505 } } }),
    { code: 'AGENT_RATE', file, pointer: '/kinds/42/max', at: '505' },
  ),
];
