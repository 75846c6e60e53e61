import type { ReactNode } from 'react';
import { useFact } from '#ui/facts/facts.tsx';
import { useCall } from '#portal/calls/use-call.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import '#portal/gateway/late-calls.ts';

export type TeamMessageDesk = CallValue<'agentMessageDesk'>;

/** What the agent may write to its team; undefined where the brand has no messages of agents, and until it is known. */
export function MessageDesk({ children }: { children: (desk: TeamMessageDesk | undefined) => ReactNode }) {
  const isOn = useFact<boolean>('flags.agentMessages') === true;
  return isOn ? <AskedDesk>{children}</AskedDesk> : children(undefined);
}

function AskedDesk({ children }: { children: (desk: TeamMessageDesk | undefined) => ReactNode }) {
  const loaded = useCall('agentMessageDesk', { query: {} });
  return children(loaded.state === 'ready' ? loaded.value : undefined);
}
