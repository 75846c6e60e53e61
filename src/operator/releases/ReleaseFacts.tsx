import type { ReactNode } from 'react';
import { wentWrong, type Release, type ReleasePage } from './release.ts';
import { releaseTexts as texts } from './texts.ts';
import { zonedMoment } from './zone-time.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** When a release goes live, for whom, and who has approved it. */
export const ReleaseFacts = ({ release, page }: { release: Release; page: ReleasePage }) => {
  const { state, approval, dueAt, plannedBy, rollout, version, closedBy, closedAt } = release;
  const { needed, given, requestedBy } = approval;
  const moment = (at: string): string => zonedMoment(new Date(at), page.timeZone);
  const approvers = given.map(({ account }) => account);
  return (
    <dl className="op-release-facts">
      {closedAt && (
        <Fact name={texts.states[state]}>
          {moment(closedAt)} {closedBy && texts.by(closedBy)} {version !== null && texts.publishedAs(version)}
        </Fact>
      )}
      {dueAt && !closedAt && (
        <Fact name={wentWrong(release) ? texts.shouldHave : texts.goesLive}>
          <time dateTime={dueAt}>{moment(dueAt)}</time>
          {plannedBy && <span className="op-quiet"> {texts.plannedBy(plannedBy)}</span>}
        </Fact>
      )}
      {(needed > 0 || requestedBy) && (
        <Fact name={texts.approvals}>
          {texts.approvalsOf(given.length, Math.max(needed, 1))}
          <span className="op-quiet">
            {' '}
            {approvers.length > 0
              ? texts.approvedBy(approvers)
              : requestedBy
                ? texts.askedBy(requestedBy)
                : texts.notAsked}
          </span>
        </Fact>
      )}
      {rollout < 100 && <Fact name={texts.share}>{texts.shareOf(rollout)}</Fact>}
    </dl>
  );
};
