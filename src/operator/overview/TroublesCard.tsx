import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { isError } from '#engine/problems.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { say } from '../language/say.ts';
import { Answered } from '../parts/Answered.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { wentWrong } from '../releases/release.ts';
import { useReleases } from '../releases/useReleases.ts';
import { listWebhooks, webhooksKey } from '../webhooks/calls.ts';
import { usePack, useRights, useWorkspace, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { OverviewCard, OverviewLines } from './OverviewCard.tsx';

type Trouble = { to: string; words: string };

/** Problems of the draft, releases that did not go live and webhooks that fail. */
export const TroublesCard = () => {
  const { api } = useAdmin();
  const { pack } = usePack();
  const workspace = useWorkspace();
  const { problems, checkRefusal } = useWorkspaceState();
  const { edit } = useRights();
  const { found, ...releases } = useReleases();
  const webhooks = useQuery({ queryKey: webhooksKey, queryFn: () => listWebhooks(api) });
  const errors = problems?.filter(isError).length ?? 0;
  const warnings = (problems?.length ?? 0) - errors;
  const line = (count: number, to: string, words: string): Trouble[] => (count > 0 ? [{ to, words }] : []);
  const lines = (troubles: readonly Trouble[], none: string) => (
    <OverviewLines none={none}>
      {troubles.map(({ to, words }) => (
        <li key={words}>
          <Link className="op-link" to={to}>
            {words}
          </Link>
        </li>
      ))}
    </OverviewLines>
  );
  return (
    <OverviewCard title={say('console.overview.failing')} to={`/${pack}/problems`}>
      {problems &&
        lines(
          [
            ...line(errors, `/${pack}/problems`, say('console.problems.errors', { count: errors })),
            ...line(warnings, `/${pack}/problems`, say('console.problems.warnings', { count: warnings })),
          ],
          say('console.problems.emptyTitle'),
        )}
      {checkRefusal && <RefusalNotice refusal={checkRefusal} onRetry={() => void workspace.check()} />}
      {!edit && <p className="op-quiet">{say('console.problems.needRole')}</p>}
      {edit && !problems && !checkRefusal && <Loading rows={1} />}
      <Answered asked={{ ...releases, data: found?.releases.filter(wentWrong).length }}>
        {(count) =>
          count > 0 &&
          lines(line(count, `/${pack}/releases`, say('console.releases.troubles', { count })), '')
        }
      </Answered>
      <Answered asked={webhooks}>
        {({ webhooks: all }) => {
          const count = all.filter(
            (each) =>
              [pack, '*'].includes(each.pack) && (each.failingSince !== null || each.switchedOff !== null),
          ).length;
          return (
            count > 0 && lines(line(count, '/webhooks', say('console.overview.webhooks', { count })), '')
          );
        }}
      </Answered>
    </OverviewCard>
  );
};
