import { LazyImage } from '#ui/primitives/index.ts';
import { useSource } from '#portal/sources/use-source.ts';

/** A phone that shows the brand's own art. Decoration. */
export function PhoneArt() {
  const { value: banners } = useSource('banners');
  const { value: lanes } = useSource('hotGames');
  const banner = banners?.find(({ image }) => image !== undefined)?.image;
  const games = lanes?.[0]?.cards.slice(0, 9) ?? [];
  return (
    <div className="lv-phone" aria-hidden="true">
      <div className="lv-phone-screen">
        {banner === undefined ? (
          <div className="lv-phone-banner" />
        ) : (
          <LazyImage className="lv-phone-banner" src={banner} alt="" />
        )}
        <div className="lv-phone-games">
          {Array.from({ length: 9 }, (_, index) => {
            const game = games[index];
            return game ? (
              <LazyImage key={index} className="lv-phone-game" src={game.image} alt="" ratio="3 / 4" />
            ) : (
              <span key={index} className="lv-phone-game" />
            );
          })}
        </div>
      </div>
    </div>
  );
}
