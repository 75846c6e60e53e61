import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { AdminApi } from '../api/admin-api.ts';

export type MembersAbout = AdminCallTypes['memberDesk']['value'];
export type Member = AdminCallTypes['memberRead']['value'];

/** Calls about the members of a brand. Each rejects with a Refusal. */
export function memberCalls({ call, address }: Pick<AdminApi, 'call' | 'address'>, pack: string) {
  const params = { pack };
  return {
    about: () => call('memberDesk', { params }),
    // Search texts are personal data and must not be in an address.
    search: (text: string, after: string | null) =>
      call('memberSearch', { params, body: { text, ...(after !== null && { after }) } }),
    find: (id: string) => call('memberRead', { params: { pack, id } }),
    tag: (id: string, tags: string[]) => call('memberTag', { params: { pack, id }, body: { tags } }),
    label: (id: string, shown: Member['shown']) => call('memberLabel', { params: { pack, id }, body: shown }),
    exportAddress: address('memberExport', { params }),
  };
}
