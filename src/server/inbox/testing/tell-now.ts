import type { TestGateway } from '#server/gateway/testing/gateway.ts';
import { tellMessages } from '../tell-messages.ts';

/** Tells all that was noted down, as the job does. */
export const tellNow = (gateway: TestGateway): Promise<void> =>
  tellMessages(
    {
      db: gateway.db,
      brands: { live: async () => gateway.brand() },
      report: (fault) => {
        throw fault;
      },
    },
    gateway.now(),
    new AbortController().signal,
  );
