import { Link, useMatch } from 'react-router-dom';
import { say } from '../language/say.ts';
import { Notice } from '../parts/Notice.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import type { ReleasePage } from './release.ts';
import { useMayApprove } from './useMayApprove.ts';
import { useReleases } from './useReleases.ts';

const noPage: Pick<ReleasePage, 'approvers'> = { approvers: null };

/** Notice on every other page while a release waits for the approval of this account. */
export const ApprovalNotice = () => {
  const { pack } = usePack();
  const { account } = useOperatorSession();
  const { found } = useReleases();
  const mayApprove = useMayApprove(found?.page ?? noPage);
  const onReleases = useMatch('/:pack/releases') !== null;
  const waiting =
    found?.releases.filter(
      (release) =>
        release.state === 'waiting' &&
        !release.authors.includes(account) &&
        !release.approval.given.some((one) => one.account === account) &&
        mayApprove(release),
    ) ?? [];
  if (waiting.length === 0 || onReleases) return null;
  return (
    <Notice live title={say('console.releases.waitNotice', { count: waiting.length })}>
      <p>{waiting.map(({ title }) => title).join(', ')}</p>
      <Link className="op-link" to={`/${pack}/releases`}>
        {say('console.releases.goThere')}
      </Link>
    </Notice>
  );
};
