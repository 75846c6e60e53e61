import type { Pack } from '#contract/generated/admin-types.ts';
import { Labelled } from '../parts/Labelled.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { brandAddress } from './address.ts';
import { ColorField } from './ColorField.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { draftFrom, timeZoneHere, type BrandDraft } from './new-brand.ts';
import { say, spokenLanguage } from '../language/say.ts';

const currencyNames = new Intl.DisplayNames([spokenLanguage()], { type: 'currency' });
const currencies = Intl.supportedValuesOf('currency').map((id) => ({
  id,
  name: id,
  hint: currencyNames.of(id) ?? '',
}));

/** Names that the browser lists, and those that it uses without listing them, such as UTC. */
const timeZones = [...new Set(['UTC', timeZoneHere, ...Intl.supportedValuesOf('timeZone')])]
  .toSorted()
  .map((id) => ({ id, name: id.replaceAll('_', ' '), hint: '' }));

const faults = { wrong: say('console.brands.idWrong'), taken: say('console.brands.idTaken') };

/** Input fields of a new brand. */
export const BrandFields = ({
  packs,
  draft,
  id,
  fault,
  onChange,
}: {
  packs: readonly Pack[];
  draft: BrandDraft;
  id: string;
  fault: 'wrong' | 'taken' | undefined;
  onChange: (draft: BrandDraft) => void;
}) => {
  const template = packs.find(({ pack }) => pack === draft.template);
  return (
    <>
      <Labelled label={say('console.brands.template')}>
        <SearchPicker
          label={say('console.brands.template')}
          search={say('console.brands.searchTemplates')}
          nothing={say('console.brands.noTemplate')}
          value={draft.template}
          sections={[
            {
              id: '*packs*',
              name: '',
              options: packs.map(({ pack, name, abstract }) => ({
                id: pack,
                name: name || pack,
                hint: abstract ? say('console.brands.base') : say('console.brands.brand', { pack }),
              })),
            },
          ]}
          onChange={(next) => {
            const chosen = packs.find(({ pack }) => pack === next);
            if (chosen) onChange(draftFrom(chosen, draft));
          }}
        />
      </Labelled>
      <TextInput
        label={say('console.brands.name')}
        hint={say('console.brands.nameHint')}
        value={draft.name}
        maxLength={60}
        onChange={(name) => onChange({ ...draft, name })}
      />
      <TextInput
        label={say('console.brands.id')}
        hint={say('console.brands.idHint')}
        value={id}
        maxLength={31}
        error={fault && faults[fault]}
        onChange={(next) => onChange({ ...draft, id: next === '' ? undefined : next })}
      />
      <div className="op-field">
        <span className="op-brand-label">{say('console.brands.address')}</span>
        <code>{id === '' || fault ? '–' : brandAddress(id)}</code>
        <span className="op-hint">{say('console.brands.addressHint')}</span>
      </div>
      <LanguageFields offered={template?.languages ?? []} draft={draft} onChange={onChange} />
      <Labelled label={say('console.brands.currency')}>
        <SearchPicker
          label={say('console.brands.currency')}
          search={say('console.brands.searchCurrencies')}
          nothing={say('console.brands.noCurrency')}
          value={draft.currency}
          sections={[{ id: '*currencies*', name: '', options: currencies }]}
          onChange={(currency) => onChange({ ...draft, currency })}
        />
      </Labelled>
      <Labelled label={say('console.brands.timeZone')} hint={say('console.brands.timeZoneHint')}>
        <SearchPicker
          label={say('console.brands.timeZone')}
          search={say('console.brands.searchTimeZones')}
          nothing={say('console.brands.noTimeZone')}
          value={draft.timeZone}
          sections={[{ id: '*timeZones*', name: '', options: timeZones }]}
          onChange={(timeZone) => onChange({ ...draft, timeZone })}
        />
      </Labelled>
      <ColorField value={draft.color} onChange={(color) => onChange({ ...draft, color })} />
    </>
  );
};
