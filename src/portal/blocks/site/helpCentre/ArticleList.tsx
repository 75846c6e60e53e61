import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon, type IconName } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { byCategory, type Articles } from './find-articles.ts';

/** Links to articles, below the headings of their categories. */
export function ArticleList({ articles, shown }: { articles: Articles; shown: string }) {
  const say = useText();
  const id = useId();
  const groups = byCategory(articles);
  return (
    <nav className="lv-help-list" aria-label={say('block.help.list')}>
      {groups.map(({ category, articles: all }, index) => {
        // A brand that sorts nothing has a list without headings.
        const heading = category ?? (groups.length > 1 ? say('block.help.other') : undefined);
        return (
          <div key={category ?? ''} className="lv-help-group">
            {heading !== undefined && <h2 id={`${id}-${index}`}>{heading}</h2>}
            <ul aria-labelledby={heading === undefined ? undefined : `${id}-${index}`}>
              {all.map((article) => (
                <ArticleLink key={article.id} article={article} isShown={article.id === shown} />
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function ArticleLink({ article, isShown }: { article: Articles[number]; isShown: boolean }) {
  const { search } = useLocation();
  return (
    <li>
      <Link
        to={{ hash: article.id, search }}
        className="lv-help-link"
        aria-current={isShown ? 'page' : undefined}
      >
        <Icon name={(article.icon ?? 'help') as IconName} />
        <span>{article.title}</span>
      </Link>
    </li>
  );
}
