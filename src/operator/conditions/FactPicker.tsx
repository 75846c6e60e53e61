import { useMemo } from 'react';
import type { FactCatalogue } from '#engine/conditions/fact-catalogue.ts';
import { SearchPicker, type PickerSection } from '../parts/SearchPicker.tsx';
import { familyName } from './fact-schemas.ts';
import { factTitle } from './sentence.ts';
import { say } from '../language/say.ts';

const familyOf = (name: string): string => name.split('.')[0] ?? name;

function sectionsOf(catalogue: FactCatalogue): PickerSection[] {
  const families = new Map<
    string,
    PickerSection & { options: { id: string; name: string; hint: string }[] }
  >();
  for (const [name, { description }] of Object.entries(catalogue)) {
    const family = familyOf(name);
    const section = families.get(family) ?? { id: `@${family}`, name: familyName(name), options: [] };
    section.options.push({ id: name, name: factTitle(catalogue, name), hint: description });
    families.set(family, section);
  }
  return [...families.values()];
}

/** Picker of a fact, searchable by name and meaning. */
export const FactPicker = ({
  label,
  catalogue,
  value,
  disabled,
  onChange,
}: {
  label: string;
  catalogue: FactCatalogue;
  value: string;
  disabled: boolean;
  onChange: (fact: string) => void;
}) => {
  const sections = useMemo(() => sectionsOf(catalogue), [catalogue]);
  return (
    <SearchPicker
      label={label}
      search={say('console.conditions.searchFacts')}
      nothing={say('console.conditions.noFacts')}
      value={value}
      sections={sections}
      disabled={disabled}
      onChange={onChange}
    />
  );
};
