import type { DocumentKey } from '#engine/packs.ts';

type ReleaseState = 'open' | 'waiting' | 'scheduled' | 'missed' | 'failed' | 'published' | 'withdrawn';

export type ReleaseDocument = {
  key: DocumentKey;
  revision: number;
  /** `changed`: saved again since; `gone`: published or discarded elsewhere. */
  standing: 'same' | 'changed' | 'gone';
  author: string | null;
  removes: boolean;
};

/** Drafts that go live together, as the server reports them. */
export type Release = {
  id: number;
  title: string;
  note: string;
  state: ReleaseState;
  documents: ReleaseDocument[];
  /** Digest of its contents: steps name the reviewed one. */
  contents: string;
  /** Initial rollout percentage. */
  rollout: number;
  author: string;
  /** Everyone who contributed; none of them may approve it. */
  authors: string[];
  createdAt: string;
  approval: {
    needed: number;
    requestedBy: string | null;
    requestedAt: string | null;
    given: { account: string; at: string }[];
  };
  dueAt: string | null;
  plannedBy: string | null;
  /** Why it did not go live at its time, or was sent back. */
  reason: { code: string; message: string; fix?: string; documents?: DocumentKey[]; account?: string } | null;
  version: number | null;
  closedBy: string | null;
  closedAt: string | null;
};

export type ReleasePage = {
  releases: Release[];
  /** Id to page on from through the closed ones; null at the end. */
  before: number | null;
  approvalsNeeded: number;
  /** Of the brand: times are entered and shown in it. */
  timeZone: string;
  graceMinutes: number;
};

export const isClosed = ({ state }: Pick<Release, 'state'>): boolean =>
  state === 'published' || state === 'withdrawn';

/** True for a release that failed to go live. */
export const wentWrong = ({ state }: Pick<Release, 'state'>): boolean =>
  state === 'missed' || state === 'failed';

export const isChangedSince = ({ documents }: Pick<Release, 'documents'>): boolean =>
  documents.some(({ standing }) => standing !== 'same');

/** Number of approvals still missing. */
export const approvalsMissing = ({ approval }: Pick<Release, 'approval'>): number =>
  Math.max(0, approval.needed - approval.given.length);
