import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject } from '#engine/json.ts';
import { Picker } from '../parts/Picker.tsx';
import { texts } from './texts.ts';

const NONE = '*none*';

const definitions = schemaIndex.common['$defs'];
const gameType = isJsonObject(definitions) ? definitions['gameType'] : undefined;
const categories =
  isJsonObject(gameType) && Array.isArray(gameType['enum']) ? gameType['enum'].map(String) : [];

const options = [
  { id: NONE, name: texts.noVendors, hint: texts.noVendorsHint },
  ...categories.map((id) => ({ id, name: id, hint: texts.vendorsHint })),
];

/** Picks the category whose vendors open below an entry. */
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
    label={texts.vendors}
    value={value ?? NONE}
    options={options}
    disabled={disabled}
    onChange={(id) => onChange(id === NONE ? undefined : id)}
  />
);
