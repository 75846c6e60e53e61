import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import type { Rules } from '../room-types.ts';

export type Station = { code: string; name: string };

/** Other stations with a draw on the same day and region, at which lines are bet on too. */
export function Stations({
  rules,
  chosen,
  onChange,
}: {
  rules: Rules;
  chosen: readonly Station[];
  onChange: (stations: readonly Station[]) => void;
}) {
  const say = useText();
  const { game, draws } = rules;
  // Stations of the game's prize mode, whose odds are equal.
  const menus = useCall('lotteryVnMenus', { query: { prizeMode: game.prizeMode } });
  const numero = draws[0]?.numero;
  const others = (menus.value?.gameMenus ?? [])
    .flatMap(({ games }) => games)
    .filter(
      (other) =>
        other.code !== game.code &&
        other.region === game.region &&
        other.family === game.family &&
        numero !== undefined &&
        other.next?.numero === numero,
    );
  if (others.length === 0) return null;
  return (
    <div className="lv-stations" role="group" aria-label={say('lottery.stations')}>
      <span className="lv-stake-name">{say('lottery.stations')}</span>
      <div className="lv-chips">
        <span className="lv-chip lv-chip-fixed">{game.name}</span>
        {others.map(({ code, name }) => {
          const isChosen = chosen.some((station) => station.code === code);
          return (
            <button
              key={code}
              type="button"
              className="lv-chip"
              aria-pressed={isChosen}
              onClick={() =>
                onChange(isChosen ? chosen.filter((one) => one.code !== code) : [...chosen, { code, name }])
              }
            >
              {name}
            </button>
          );
        })}
      </div>
    </div>
  );
}
