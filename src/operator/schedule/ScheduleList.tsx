import { Link } from 'react-router-dom';
import { dayText, momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import type { Scheduled } from './schedule.ts';

/** What has a beginning or an end in a month, as a table. */
export const ScheduleList = ({
  entries,
  timeZone,
  label,
}: {
  entries: readonly Scheduled[];
  timeZone: string;
  label: string;
}) => {
  const { pack } = usePack();
  return (
    <div className="op-schedule">
      <table className="op-list" aria-label={label}>
        <thead>
          <tr>
            {(['name', 'kind', 'from', 'until', 'phase'] as const).map((column) => (
              <th key={column} scope="col">
                {say(`console.schedule.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, to, name, kind, from, until, phase, only }) => (
            <tr key={id}>
              <th scope="row">
                <Link className="op-link" to={`/${pack}/${to}`}>
                  {name}
                </Link>
              </th>
              <td>{say(`console.schedule.kinds.${kind}`)}</td>
              <td data-moment={say('console.schedule.columns.from')}>
                {only === 'until' || only === 'expires' ? '–' : momentText(from, timeZone)}
              </td>
              <td data-moment={say('console.schedule.columns.until')}>
                {kind === 'rollout'
                  ? say('console.schedule.open')
                  : only === 'expires'
                    ? dayText(until)
                    : only === 'until' || from !== until
                      ? momentText(until, timeZone)
                      : '–'}
              </td>
              <td>
                {say(
                  kind === 'release'
                    ? `console.schedule.released.${phase}`
                    : `console.campaigns.phases.${phase}`,
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
