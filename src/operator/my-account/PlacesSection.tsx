import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Place } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Time } from '../parts/Time.tsx';
import { endPlaces } from './calls.ts';
import { deviceName } from './device-name.ts';
import { say } from '../language/say.ts';

/** Every browser one is signed in with, and the way to sign it out. */
export const PlacesSection = ({ places }: { places: readonly Place[] }) => {
  const { api } = useAdmin();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string | undefined) => endPlaces(api, id),
    onSettled: () => client.invalidateQueries({ queryKey: ['places'] }),
  });
  return (
    <section className="op-panel" aria-labelledby="places-title">
      <h2 id="places-title">{say('console.myAccount.places.title')}</h2>
      <div className="op-list-frame">
        <table className="op-list">
          <thead>
            <tr>
              <th scope="col">{say('console.myAccount.places.place')}</th>
              <th scope="col">{say('console.myAccount.places.address')}</th>
              <th scope="col">{say('console.myAccount.places.since')}</th>
              <th scope="col">{say('console.myAccount.places.seen')}</th>
              <th scope="col">
                <span className="op-unseen">{say('console.myAccount.places.end')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place.id}>
                <th scope="row" title={place.device}>
                  {deviceName(place.device)}{' '}
                  {place.current && (
                    <span className="op-chip op-chip-good">{say('console.myAccount.places.here')}</span>
                  )}
                </th>
                <td>
                  <code>{place.address}</code>
                </td>
                <td>
                  <Time at={place.startedAt} />
                </td>
                <td>
                  <Time at={place.seenAt} />
                </td>
                <td className="op-list-actions">
                  {!place.current && (
                    <Button
                      look="quiet"
                      aria-label={say('console.myAccount.places.endOf', { device: deviceName(place.device) })}
                      onPress={() => end.mutate(place.id)}
                    >
                      {say('console.myAccount.places.end')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {end.error && <RefusalNotice refusal={refusalOf(end.error)} />}
      {places.length > 1 ? (
        <div>
          <Button busy={end.isPending} onPress={() => end.mutate(undefined)}>
            {say('console.myAccount.places.endAll')}
          </Button>
        </div>
      ) : (
        <p className="op-quiet">{say('console.myAccount.places.only')}</p>
      )}
    </section>
  );
};
