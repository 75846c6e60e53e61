import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { HelpCentreProps } from '#contract/generated/blocks.ts';
import { Icon, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { Prose } from '#portal/parts/Prose.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { SupportLinkList } from '#portal/parts/SupportLinkList.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import { ArticleList } from './ArticleList.tsx';
import { HelpVote } from './HelpVote.tsx';
import { findArticles, type Articles } from './find-articles.ts';
import './help-centre.css';

/** All articles of the help centre with a search and a list beside them. The hash of the address names the one on show, else it is the first. */
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
  const [typed, setTyped] = useState('');
  const { hash } = useLocation();
  const found = useMemo(() => findArticles(articles, typed), [articles, typed]);
  // The hash is whatever stands in the address, so ids are encoded to compare and nothing of it is decoded.
  const named = articles.find(({ id }) => [`#${id}`, `#${encodeURIComponent(id)}`].includes(hash));
  const shown = named && (typed === '' || found.includes(named)) ? named : found[0];
  return (
    <>
      <div className="lv-help-search" role="search">
        <Icon name="search" size={20} />
        <input
          type="search"
          aria-label={say('block.help.search')}
          placeholder={say('block.help.placeholder')}
          maxLength={64}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p className="lv-visually-hidden" role="status">
        {typed === '' || found.length === 0 ? '' : say('block.help.found', { count: found.length })}
      </p>
      {shown === undefined ? (
        <Notice
          live
          icon="search"
          title={say('block.help.nothing')}
          text={say('block.help.nothingHint')}
          action={<SupportLinkList />}
        />
      ) : (
        <div className="lv-help-columns">
          <ArticleList articles={found} shown={shown.id} />
          <article
            key={shown.id}
            id={shown.id}
            className="lv-help-article"
            aria-labelledby={`${shown.id}-title`}
          >
            <h2 id={`${shown.id}-title`}>{shown.title}</h2>
            <Prose html={shown.content} />
            <HelpVote article={shown.id} />
          </article>
        </div>
      )}
    </>
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
