import { useState } from 'react';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { typedRate } from '#portal/agents/rate.ts';
import type { NewKind } from './KindField.tsx';

type Value = Pick<CallValue<'agentLinks'>, 'kinds' | 'newcomers'>;

/** Kind and rate of a new account: at first the first kind, at the rate of who registers by the agent's code. */
export function useKindAndRate({ kinds, newcomers }: Value) {
  const [type, setType] = useState<NewKind['type']>();
  const kind: NewKind = kinds.find((each) => each.type === type) ??
    kinds[0] ?? { type: 0, max: 0, below: [] };
  const [typed, setTyped] = useState(String(Math.min(newcomers, kind.max) / 100));
  const rate = typedRate(typed);
  return { kind, setKind: (chosen: NewKind) => setType(chosen.type), typed, setTyped, rate };
}

export type KindAndRate = ReturnType<typeof useKindAndRate>;
