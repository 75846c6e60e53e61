import { LazyImage } from '#ui/primitives/index.ts';
import { useSource } from '#portal/sources/use-source.ts';

/** A phone that shows the brand's own art. Decoration. */
export function PhoneArt() {
  const { value: banners } = useSource('banners');
  const { value: lanes } = useSource('hotGames');
  const banner = banners?.find(({ image }) => image !== undefined)?.image;
  const games = lanes?.[0]?.cards.slice(0, 9) ?? [];
  return (
    <div className="lv-phone-art" aria-hidden="true">
      <div className="lv-phone-art-screen">
        {banner === undefined ? (
          <div className="lv-phone-art-banner" />
        ) : (
          <LazyImage className="lv-phone-art-banner" src={banner} alt="" />
        )}
        <div className="lv-phone-art-games">
          {Array.from({ length: 9 }, (_, index) => {
            const game = games[index];
            return game ? (
              <LazyImage key={index} className="lv-phone-art-game" src={game.image} alt="" ratio="3 / 4" />
            ) : (
              <span key={index} className="lv-phone-art-game" />
            );
          })}
        </div>
      </div>
    </div>
  );
}
