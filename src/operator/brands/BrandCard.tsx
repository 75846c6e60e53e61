import { Link } from 'react-router-dom';
import type { Pack } from '../api/types.ts';
import { Icon } from '../parts/Icon.tsx';
import { HiddenControl } from './HiddenControl.tsx';
import { texts as brandTexts } from './texts.ts';
import { roleFor, useOperatorSession } from '../sign-in/SessionContext.tsx';
import { texts } from '../texts.ts';

/** A brand to pick: what it is, how it stands, and the way to its portal. */
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
          <Link className="op-card-link" to={`/${pack.pack}/forms`} aria-label={texts.brands.open(name)}>
            {name}
          </Link>
        </h2>
        <p className="op-card-id">
          <code>{pack.pack}</code>{' '}
          {pack.hidden && <span className="op-chip op-chip-warning">{brandTexts.hidden}</span>}{' '}
          {pack.abstract
            ? texts.brands.shared
            : pack.extends
              ? texts.brands.extends(pack.extends)
              : texts.brands.root}
        </p>
      </div>
      <dl className="op-card-facts">
        <dt className="op-unseen">{texts.history.title}</dt>
        <dd>{texts.brands.version(pack.version)}</dd>
        <dt className="op-unseen">{texts.bar.discard}</dt>
        <dd className={pack.drafts > 0 ? 'op-chip op-chip-accent' : 'op-chip'}>
          {texts.brands.drafts(pack.drafts)}
        </dd>
        <dt className="op-unseen">{texts.bar.account}</dt>
        <dd className="op-chip">{role ? texts.roles[role] : ''}</dd>
      </dl>
      <HiddenControl pack={pack} name={name} />
      {pack.url && (
        <a className="op-card-portal" href={pack.url} target="_blank" rel="noreferrer">
          {texts.brands.portal}
          <span className="op-unseen"> {texts.brands.portalOf(name)}</span>
          <Icon name="external" />
        </a>
      )}
    </li>
  );
};

/** One of six shades, always the same for a pack. */
const shadeOf = (pack: string): number =>
  [...pack].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 6;
