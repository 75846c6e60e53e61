import { useText } from '#ui/text/use-text.ts';
import type { RoadColumn } from './road.ts';

/** Columns of beads: how big and small took turns. */
export function Road({ columns }: { columns: readonly RoadColumn[] }) {
  const say = useText();
  if (columns.length === 0) return null;
  return (
    <>
      <p className="lv-hint">
        {say('lottery.road')}
        {': '}
        {(['big', 'small'] as const)
          .map((side) => `${say(`lottery.bead.${side}`)} = ${say(`lottery.choice.${side}`)}`)
          .join(', ')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a road that is longer than the page scrolls by keyboard too */}
      <div className="lv-road-scroll" tabIndex={0} role="region" aria-label={say('lottery.road')}>
        <ol className="lv-road">
          {columns.map(({ side, numeros }) => (
            <li key={numeros[0]} className="lv-road-column">
              <span className="lv-visually-hidden">
                {say('lottery.road.run', { side: say(`lottery.choice.${side}`), count: numeros.length })}
              </span>
              {numeros.map((numero) => (
                <span key={numero} className="lv-bead" data-side={side} aria-hidden="true">
                  {say(`lottery.bead.${side}`)}
                </span>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
