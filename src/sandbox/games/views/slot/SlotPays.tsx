import './slot.css';
import type { ReactNode } from 'react';
import { hueOf } from '../../shell/hue.ts';
import { useTable } from '../../shell/table.ts';
import { profiles, symbols, type Profile, type ProfileName } from '../../rules/slots/profiles.ts';
import { SymbolArt } from './SymbolArt.tsx';
import { useSlotTheme } from './use-slot-theme.ts';

/** The pay table: what 3, 4 and 5 of a symbol pay, in whole stakes. */
export function SlotPays({ profile }: { profile: ProfileName }): ReactNode {
  const { hello, say } = useTable();
  const { pays, scatterPays, freeRounds, freeTimes }: Profile = profiles[profile];
  const hue = hueOf(hello.game.code);
  const theme = useSlotTheme();
  return (
    <table className="pays">
      <thead>
        <tr>
          <th scope="col">×</th>
          <th scope="col">3</th>
          <th scope="col">4</th>
          <th scope="col">5</th>
        </tr>
      </thead>
      <tbody>
        {symbols.map((symbol) => {
          const row = symbol === 'scatter' ? scatterPays : pays[symbol]?.map((times) => times / 10);
          return row ? (
            <tr key={symbol}>
              <th scope="row" aria-label={symbol}>
                <SymbolArt symbol={symbol} theme={theme} hue={hue} />
              </th>
              {row.map((times, at) => (
                <td key={at}>
                  {times}×
                  {symbol === 'scatter' && (
                    <small>
                      {' '}
                      +{freeRounds[at]} {say('freeRounds')} ×{freeTimes}
                    </small>
                  )}
                </td>
              ))}
            </tr>
          ) : null;
        })}
      </tbody>
    </table>
  );
}
