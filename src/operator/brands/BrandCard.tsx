import { Link } from 'react-router-dom';
import type { Pack } from '#contract/generated/admin-types.ts';
import { consolePack } from '#contract/console-pack.ts';
import { firstPage } from '../pages/pages.ts';
import { Icon } from '../parts/Icon.tsx';
import { HiddenControl } from './HiddenControl.tsx';
import { say } from '../language/say.ts';
import { roleFor, useOperatorSession } from '../sign-in/SessionContext.tsx';

/** Card of a brand: its name and state, and a link to its portal. */
export const BrandCard = ({ pack }: { pack: Pack }) => {
  const role = roleFor(useOperatorSession(), pack.pack);
  const name = pack.name || pack.pack;
  return (
    <li className="op-card">
      <span className="op-card-monogram" data-shade={shadeOf(pack.pack)} aria-hidden="true">
        {name.slice(0, 1).toUpperCase()}
      </span>
      <div className="op-card-body">
        <h2>
          <Link
            className="op-card-link"
            to={firstPage(pack.pack)}
            aria-label={say('console.brandList.open', { name })}
          >
            {name}
          </Link>
        </h2>
        <p className="op-card-id">
          <code>{pack.pack}</code>{' '}
          {pack.hidden && <span className="op-chip op-chip-warning">{say('console.brands.hidden')}</span>}{' '}
          {pack.pack === consolePack
            ? say('console.brandList.console')
            : pack.abstract
              ? say('console.brandList.shared')
              : pack.extends
                ? say('console.brandList.extends', { pack: pack.extends })
                : say('console.brandList.root')}
        </p>
      </div>
      <dl className="op-card-facts">
        <dt className="op-unseen">{say('console.history.live')}</dt>
        <dd>{say('console.brandList.version', { count: pack.version })}</dd>
        <dt className="op-unseen">{say('console.overview.drafted')}</dt>
        <dd className={pack.drafts > 0 ? 'op-chip op-chip-accent' : 'op-chip'}>
          {say('console.brandList.drafts', { count: pack.drafts })}
        </dd>
        <dt className="op-unseen">{say('console.brandList.role')}</dt>
        <dd className="op-chip">{role ? say(`console.roles.${role}`) : ''}</dd>
      </dl>
      <HiddenControl pack={pack} name={name} />
      {pack.url && (
        <a className="op-card-portal" href={pack.url} target="_blank" rel="noreferrer">
          {say('console.brandList.portal')}
          <span className="op-unseen"> {say('console.brandList.portalOf', { name })}</span>
          <Icon name="external" />
        </a>
      )}
    </li>
  );
};

/** One of six shades, constant for a pack. */
const shadeOf = (pack: string): number =>
  [...pack].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 6;
