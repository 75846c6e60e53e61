import { say } from '../language/say.ts';
import { Labelled } from './Labelled.tsx';
import { SearchPicker } from './SearchPicker.tsx';

/** Asks for a place among others in their order: the first, or after one of them. */
export const PlaceField = ({
  others,
  search,
  nothing,
  value,
  onChange,
}: {
  others: readonly { id: string; name: string }[];
  search: string;
  nothing: string;
  /** How many of the others stand before it. */
  value: number;
  onChange: (place: number) => void;
}) => (
  <Labelled label={say('console.menus.place')}>
    <SearchPicker
      label={say('console.menus.place')}
      search={search}
      nothing={nothing}
      value={String(value)}
      sections={[
        {
          id: '*places*',
          name: '',
          options: [
            { id: '0', name: say('console.menus.placeFirst'), hint: '' },
            ...others.map(({ id, name }, index) => ({
              id: String(index + 1),
              name: say('console.menus.placeAfter', { place: index + 2, entry: name }),
              hint: id,
            })),
          ],
        },
      ]}
      onChange={(id) => onChange(Number(id))}
    />
  </Labelled>
);
