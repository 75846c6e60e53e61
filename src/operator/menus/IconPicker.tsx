import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject } from '#engine/json/json.ts';
import { Icon as PlayersIcon, type IconName } from '#ui/primitives/Icon.tsx';
import { propertyName } from '../documents/property-name.ts';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { say } from '../language/say.ts';

const NONE = '*none*';

const definitions = schemaIndex.common['$defs'];
const icon = isJsonObject(definitions) ? definitions['icon'] : undefined;
const names = (isJsonObject(icon) && Array.isArray(icon['enum']) ? icon['enum'] : []) as IconName[];

const sections = [
  { id: '*no*', name: '', options: [{ id: NONE, name: say('console.menus.noIcon'), hint: '' }] },
  {
    id: '*icons*',
    name: say('console.menus.icon'),
    options: names.map((id) => ({
      id,
      name: propertyName(id),
      hint: '',
      mark: <PlayersIcon name={id} />,
    })),
  },
];

/** Picks one of the icons that players see. */
export const IconPicker = ({
  value,
  disabled,
  onChange,
}: {
  value: string | undefined;
  disabled: boolean;
  onChange: (icon: string | undefined) => void;
}) => (
  <SearchPicker
    label={say('console.menus.icon')}
    search={say('console.menus.searchIcons')}
    nothing={say('console.menus.noSuchIcon')}
    value={value ?? NONE}
    sections={sections}
    disabled={disabled}
    onChange={(id) => onChange(id === NONE ? undefined : id)}
  />
);
