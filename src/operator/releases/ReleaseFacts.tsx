import type { ReactNode } from 'react';
import type { Release } from '#contract/generated/admin-types.ts';
import { wentWrong, type ReleasePage } from './release.ts';
import { say } from '../language/say.ts';
import { zonedMoment } from './zone-time.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Time, audience and approvals of a release. */
export const ReleaseFacts = ({ release, page }: { release: Release; page: ReleasePage }) => {
  const { state, approval, dueAt, plannedBy, rollout, version, closedBy, closedAt } = release;
  const { needed, given, requestedBy } = approval;
  const moment = (at: string): string => zonedMoment(new Date(at), page.timeZone);
  const approvers = given.map(({ account }) => account);
  return (
    <dl className="op-release-facts">
      {closedAt && (
        <Fact name={say(`console.releases.states.${state}`)}>
          {moment(closedAt)} {closedBy && say('console.releases.by', { author: closedBy })}{' '}
          {version !== null && say('console.releases.publishedAs', { version })}
        </Fact>
      )}
      {dueAt && !closedAt && (
        <Fact
          name={wentWrong(release) ? say('console.releases.shouldHave') : say('console.releases.goesLive')}
        >
          <time dateTime={dueAt}>{moment(dueAt)}</time>
          {plannedBy && (
            <span className="op-quiet"> {say('console.releases.plannedBy', { account: plannedBy })}</span>
          )}
        </Fact>
      )}
      {(needed > 0 || requestedBy) && (
        <Fact name={say('console.releases.approvals')}>
          {say('console.releases.approvalsOf', { given: given.length, needed })}
          <span className="op-quiet">
            {' '}
            {approvers.length > 0
              ? say('console.releases.approvedBy', { accounts: approvers.join(', ') })
              : requestedBy
                ? say('console.releases.askedBy', { account: requestedBy })
                : say('console.releases.notAsked')}
          </span>
        </Fact>
      )}
      {page.approvers && (needed > 0 || requestedBy) && !closedAt && (
        <Fact name={say('console.releases.mayApprove')}>
          {[
            ...(page.approvers.role ? [say(`console.releases.approverRole.${page.approvers.role}`)] : []),
            ...page.approvers.operators,
          ].join(', ')}
        </Fact>
      )}
      {rollout < 100 && (
        <Fact name={say('console.releases.share')}>
          {say('console.releases.shareOf', { percent: rollout })}
        </Fact>
      )}
    </dl>
  );
};
