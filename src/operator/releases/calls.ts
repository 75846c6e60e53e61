import type { DocumentKey } from '#engine/packs.ts';
import type { AdminApi } from '../api/admin-api.ts';
import type { Published } from '../api/types.ts';
import type { Release, ReleasePage } from './release.ts';

export type NewRelease = {
  title: string;
  note: string;
  /** Reviewed revisions of the drafts. */
  documents: Record<DocumentKey, number>;
  rollout: number;
  /** Asks for approval at once. */
  request: boolean;
};

/** The calls about releases of one pack. Each rejects with a Refusal. */
export function releaseCalls({ call }: Pick<AdminApi, 'call'>, pack: string) {
  const path = `/packs/${encodeURIComponent(pack)}/releases`;
  type Looked = Pick<Release, 'id' | 'contents'>;
  const post = <T>({ id, contents }: Looked, step: string): Promise<T> =>
    call<T>(`${path}/${id}/${step}`, { method: 'POST', body: { contents } });
  return {
    list: (before?: number) => call<ReleasePage>(before === undefined ? path : `${path}?before=${before}`),
    make: (release: NewRelease) => call<Release>(path, { method: 'POST', body: release }),
    edit: (id: number, edit: Partial<Omit<NewRelease, 'request'>>) =>
      call<Release>(`${path}/${id}`, { method: 'PUT', body: edit }),
    withdraw: (id: number) => call<Release>(`${path}/${id}`, { method: 'DELETE' }),
    request: (looked: Looked) => post<Release>(looked, 'request'),
    approve: (looked: Looked) => post<Release>(looked, 'approval'),
    sendBack: (id: number, why: string) =>
      call<Release>(`${path}/${id}/return`, { method: 'POST', body: { why } }),
    plan: ({ id, contents }: Looked, dueAt: string) =>
      call<Release>(`${path}/${id}/plan`, { method: 'PUT', body: { contents, dueAt } }),
    cancelPlan: (id: number) => call<Release>(`${path}/${id}/plan`, { method: 'DELETE' }),
    publish: (looked: Looked) => post<Published>(looked, 'publish'),
  };
}

export type ReleaseCalls = ReturnType<typeof releaseCalls>;
