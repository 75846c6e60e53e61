import type { AdminApi } from '../api/admin-api.ts';

export type MembersAbout = {
  /** Time zone of the brand. */
  timeZone: string;
  /** Fields by which members are searched, besides account and nickname. */
  searched: { field: string; own: boolean; label: string }[];
  exports: boolean;
};

export type MemberLine = {
  id: string;
  account: string;
  nickname: string;
  type: number;
  registeredAt: string;
  lastLoginAt: string | null;
  /** Values of the searched fields, by field. */
  values: Readonly<Record<string, string | boolean>>;
};

export type MemberFieldValue = { field: string; own: boolean; label: string; value: string | boolean };

export type Member = Omit<MemberLine, 'values'> & {
  timeZone: string;
  language: string | null;
  upline: string | null;
  emailVerified: boolean;
  mobileVerified: boolean;
  fields: MemberFieldValue[];
};

type MemberPage = { members: MemberLine[]; next: string | null };

const base = (pack: string): string => `/packs/${encodeURIComponent(pack)}/members`;

/** Calls about the members of a brand. Each rejects with a Refusal. */
export function memberCalls({ call, address }: Pick<AdminApi, 'call' | 'address'>, pack: string) {
  return {
    about: () => call<MembersAbout>(base(pack)),
    // Search texts are personal data and must not be in an address.
    search: (text: string, after: string | null) =>
      call<MemberPage>(`${base(pack)}/search`, {
        method: 'POST',
        body: { text, ...(after !== null && { after }) },
      }),
    find: (id: string) => call<Member>(`${base(pack)}/${encodeURIComponent(id)}`),
    exportAddress: address(`${base(pack)}/export`),
  };
}
