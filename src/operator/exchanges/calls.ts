import type { AdminApi } from '../api/admin-api.ts';

export const statuses = ['APPLYING', 'PASSED', 'REJECTED'] as const;
type Status = (typeof statuses)[number];

/** Amounts are decimal strings of minor units, times ISO 8601. */
export type Exchange = {
  /** Trade number. */
  id: string;
  member: string;
  kind: 'goods' | 'voucher' | 'cash' | 'convert';
  item: string | null;
  quantity: number;
  points: string;
  amount: string;
  credit: string;
  left: number | null;
  address: string | null;
  phone: string | null;
  status: Status;
  remark: string | null;
  madeAt: string;
  decidedAt: string | null;
  decidedBy: string | null;
};

export type Desk = { currency: string; digits: number; timeZone: string; decides: boolean };

export type Answer = Desk & { exchanges: Exchange[]; more: boolean };

export type Asked = { status: Status | 'all'; search: string; page: number };

export type Step = { do: 'approve'; remark?: string } | { do: 'reject'; remark: string };

/** Calls of a brand's exchanges of points. Each rejects with a Refusal. */
export function exchangeCalls({ call }: Pick<AdminApi, 'call'>, pack: string) {
  const base = `/packs/${encodeURIComponent(pack)}/exchanges`;
  return {
    list({ status, search, page }: Asked) {
      const query = new URLSearchParams({
        ...(status !== 'all' && { status }),
        ...(search !== '' && { search }),
        page: String(page),
      });
      return call<Answer>(`${base}?${query.toString()}`);
    },
    decide: (id: string, step: Step) =>
      call<object>(`${base}/${encodeURIComponent(id)}`, { method: 'POST', body: step }),
  };
}
