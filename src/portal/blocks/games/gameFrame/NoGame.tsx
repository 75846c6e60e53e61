import { Link } from 'react-router-dom';
import { Icon, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCategoryPath } from '#portal/screens/category-path.ts';
import { LoadFailed } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';

/** Says that no game is open, or why the one asked for is not, and leads to the games there are. */
export function NoGame({ title, text }: { title: string; text: string }) {
  const say = useText();
  return (
    <div className="lv-content">
      <div className="lv-game-screen">
        <span className="lv-game-screen-icon">
          <Icon name="slots" size={44} />
        </span>
        <h1>{say(title)}</h1>
        <p>{say(text)}</p>
        <Categories />
      </div>
    </div>
  );
}

function Categories() {
  const say = useText();
  const pathOf = useCategoryPath();
  const vendors = useSource('gameVendors');
  if (vendors.state === 'failed') return <LoadFailed of={vendors} />;
  if (vendors.state === 'loading') return <Skeleton height="3rem" />;
  const gameTypes = [...new Set(vendors.value.map(({ gameType }) => gameType))];
  return (
    <nav aria-label={say('block.categories.label')}>
      <ul className="lv-game-ways">
        {gameTypes.map((gameType) => {
          const path = pathOf(gameType);
          return (
            path !== undefined && (
              <li key={gameType}>
                <Link to={path} className="lv-button lv-button-secondary lv-button-medium">
                  <span className="lv-button-label">{say(`block.category.${gameType}`)}</span>
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
