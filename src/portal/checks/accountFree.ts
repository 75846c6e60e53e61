import type { CheckDefinition } from './definition.ts';

/** Checks that an account with this username or mobile number can still be registered. */
export const check: CheckDefinition =
  ({ gateway }, field) =>
  async (value, signal) => {
    const body = { field: field === 'mobileNum' ? field : 'username', value } as const;
    const { free } = await gateway.call('memberCheck', { body }, { signal });
    return free ? undefined : { code: 'TAKEN', params: {} };
  };
