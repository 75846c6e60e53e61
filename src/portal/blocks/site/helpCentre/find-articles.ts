import { folded } from '#engine/texts/folded.ts';
import { filterEntries } from '#ui/form/widgets/select-search/list-entry.ts';
import { plainText } from '#engine/texts/plain-text.ts';
import type { SourceValues } from '#portal/sources/source-values.ts';

export type Articles = SourceValues['helpArticles'];
type Article = Articles[number];

const searchable = new WeakMap<Article, string>();

/** Everything that an article says, its title first. */
function searchedOf(article: Article): string {
  const known = searchable.get(article);
  if (known !== undefined) return known;
  const { title, category = '', content } = article;
  const searched = folded([title, category, plainText(content)].join(' '));
  searchable.set(article, searched);
  return searched;
}

/**
 * Articles that contain every word, those whose title begins with the first before the others; all of them without any word. A question of
 * several words that no article has all of finds those that have most of them.
 */
export function findArticles(articles: Articles, typed: string): Articles {
  const entries = articles.map((article) => ({
    value: article.id,
    name: article.title,
    searched: searchedOf(article),
    article,
  }));
  const found = filterEntries(entries, typed);
  const words = folded(typed).split(' ');
  if (found.length > 0 || words.length === 1) return found.map(({ article }) => article);
  // Words such as "how" stand anywhere, and within others.
  const counted = entries.map(({ searched, article }) => ({
    article,
    count: words.filter((word) => word.length > 3 && searched.includes(word)).length,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  return most === 0 ? [] : counted.filter(({ count }) => count === most).map(({ article }) => article);
}

/** Articles by heading, headings and articles in the order of the first; those without one last. */
export function byCategory(articles: Articles): { category: string | undefined; articles: Articles }[] {
  const groups = new Map<string | undefined, Articles>();
  for (const article of articles)
    groups.set(article.category, [...(groups.get(article.category) ?? []), article]);
  return [...groups]
    .map(([category, all]) => ({ category, articles: all }))
    .toSorted((one, other) => Number(one.category === undefined) - Number(other.category === undefined));
}
