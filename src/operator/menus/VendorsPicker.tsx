import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject } from '#engine/json/json.ts';
import { Picker } from '../parts/Picker.tsx';
import { say } from '../language/say.ts';

const NONE = '*none*';

const definitions = schemaIndex.common['$defs'];
const gameType = isJsonObject(definitions) ? definitions['gameType'] : undefined;
const categories =
  isJsonObject(gameType) && Array.isArray(gameType['enum']) ? gameType['enum'].map(String) : [];

const options = [
  { id: NONE, name: say('console.menus.noVendors'), hint: '' },
  ...categories.map((id) => ({ id, name: id, hint: say('console.menus.vendorsHint') })),
];

/** Picker of the category whose vendors drop down from an entry. */
export const VendorsPicker = ({
  value,
  disabled,
  onChange,
}: {
  value: string | undefined;
  disabled: boolean;
  onChange: (category: string | undefined) => void;
}) => (
  <Picker
    label={say('console.menus.vendors')}
    value={value ?? NONE}
    options={options}
    disabled={disabled}
    onChange={(id) => onChange(id === NONE ? undefined : id)}
  />
);
