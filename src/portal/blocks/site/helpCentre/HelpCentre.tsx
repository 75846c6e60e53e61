import { Link, useLocation } from 'react-router-dom';
import type { HelpCentreProps } from '#contract/generated/blocks.ts';
import { Icon, type IconName, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { Prose } from '#portal/parts/Prose.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import type { SourceValues } from '#portal/sources/source-values.ts';
import { useSource } from '#portal/sources/use-source.ts';
import './help-centre.css';

type Articles = SourceValues['helpArticles'];

/** All articles of the help centre with a list beside them. The hash of the address names the one on show, else it is the first. */
export function HelpCentre({ props }: BlockViewProps<HelpCentreProps>) {
  const say = useText();
  const articles = useSource('helpArticles');
  return (
    <div className="lv-content lv-help">
      <h1 className="lv-help-title">{say(props.title ?? 'block.help.title')}</h1>
      <SourceView loaded={articles} skeleton={<HelpSkeleton />}>
        {(value) =>
          value.length === 0 ? (
            <Notice icon="help" title={say('block.help.none')} />
          ) : (
            <Library articles={value} />
          )
        }
      </SourceView>
    </div>
  );
}

function Library({ articles }: { articles: Articles }) {
  const say = useText();
  const { hash, search } = useLocation();
  // The hash is whatever stands in the address, so ids are encoded to compare and nothing of it is decoded.
  const shown =
    articles.find(({ id }) => [`#${id}`, `#${encodeURIComponent(id)}`].includes(hash)) ?? articles[0];
  if (!shown) return null;
  return (
    <div className="lv-help-columns">
      <nav className="lv-help-list" aria-label={say('block.help.list')}>
        <ul>
          {articles.map((article) => (
            <li key={article.id}>
              <Link
                to={{ hash: article.id, search }}
                className="lv-help-link"
                aria-current={article === shown ? 'page' : undefined}
              >
                <Icon name={(article.icon ?? 'help') as IconName} />
                <span>{article.title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <article key={shown.id} id={shown.id} className="lv-help-article" aria-labelledby={`${shown.id}-title`}>
        <h2 id={`${shown.id}-title`}>{shown.title}</h2>
        <Prose html={shown.content} />
      </article>
    </div>
  );
}

function HelpSkeleton() {
  return (
    <div className="lv-help-columns">
      <div className="lv-help-list">
        <Skeleton lines={6} height="2.75rem" />
      </div>
      <div className="lv-help-article">
        <Skeleton width="60%" height="2rem" />
        <Skeleton lines={6} />
      </div>
    </div>
  );
}
