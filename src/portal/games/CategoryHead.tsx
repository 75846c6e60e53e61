import { Icon, type IconName } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import './category-head.css';

const icons: Readonly<Record<string, IconName>> = {
  RNG: 'slots',
  LIVE: 'live',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  FISH: 'fish',
  PVP: 'pvp',
  LOTT: 'lottery',
  ELOTT: 'elott',
};

/** Head of a category's page, or of all games. `words` are text keys that replace the category's. */
export function CategoryHead({
  gameType,
  words,
}: {
  gameType: string | undefined;
  words?: { title: string; hint: string } | undefined;
}) {
  const say = useText();
  return (
    <header className="lv-category-head">
      <Icon name={icons[gameType ?? ''] ?? 'slots'} className="lv-category-mark" />
      <h1 className="lv-category-title">
        {say(words?.title ?? (gameType === undefined ? 'block.games.all' : `block.category.${gameType}`))}
      </h1>
      <p className="lv-category-line">
        {say(
          words?.hint ?? (gameType === undefined ? 'block.games.allHint' : `block.category.${gameType}.hint`),
        )}
      </p>
    </header>
  );
}
