import type { HelpArticleProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { Prose } from '#portal/parts/Prose.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import './help-article.css';

/** One article of the help centre. */
export function HelpArticle({ props }: BlockViewProps<HelpArticleProps>) {
  const say = useText();
  const articles = useSource('helpArticles');
  return (
    <div className="lv-content lv-article">
      <SourceView
        loaded={articles}
        skeleton={
          <>
            <Skeleton width="50%" height="1.75rem" />
            <Skeleton lines={6} />
          </>
        }
      >
        {(value) => {
          const article = value.find(({ id }) => id === props.article);
          if (!article) return <Notice icon="help" title={say('block.help.none')} />;
          return (
            <article>
              <h2 className="lv-article-title">{article.title}</h2>
              <Prose html={article.content} />
            </article>
          );
        }}
      </SourceView>
    </div>
  );
}
