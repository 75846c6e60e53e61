import { Link } from 'react-router-dom';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import type { Entry } from './calendar.ts';
import { clashWords } from './MonthGrid.tsx';

/** Campaigns of a month as a list. */
export const CampaignList = ({ entries, timeZone }: { entries: readonly Entry[]; timeZone: string }) => {
  const { pack } = usePack();
  return (
    <ul className="op-campaign-list">
      {entries.map((entry) => (
        <li key={entry.id} data-phase={entry.phase}>
          <Link className="op-link" to={`/${pack}/${entry.to}`}>
            {entry.name}
          </Link>
          <span>
            {say('console.campaigns.calendar.period', {
              from: momentText(entry.from, timeZone),
              until: momentText(entry.until, timeZone),
            })}
          </span>
          <span className="op-quiet">{say(`console.campaigns.phases.${entry.phase}`)}</span>
          {entry.clashes.length > 0 && <strong className="op-clash">{clashWords(entry)}</strong>}
        </li>
      ))}
    </ul>
  );
};
