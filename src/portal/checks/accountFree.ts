import type { CheckDefinition } from './definition.ts';

/** Whether an account of this name, or with this mobile number, can still be opened. */
export const check: CheckDefinition =
  ({ gateway }, field) =>
  async (value, signal) => {
    const body = { field: field === 'mobileNum' ? field : 'username', value } as const;
    const { free } = await gateway.call('memberCheck', { body }, { signal });
    return free ? undefined : { code: 'TAKEN', params: {} };
  };
