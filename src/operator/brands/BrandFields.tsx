import type { ReactNode } from 'react';
import type { Pack } from '../api/types.ts';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { addressOf } from './address.ts';
import { ColorField } from './ColorField.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { draftFrom, type BrandDraft } from './new-brand.ts';
import { texts } from './texts.ts';

const currencyNames = new Intl.DisplayNames(['en'], { type: 'currency' });
const currencies = Intl.supportedValuesOf('currency').map((id) => ({
  id,
  name: id,
  hint: currencyNames.of(id) ?? '',
}));

const faults = { wrong: texts.idWrong, taken: texts.idTaken };

/** Everything that can be said of a new brand. */
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
      <Labelled words={texts.template}>
        <SearchPicker
          label={texts.template}
          search={texts.searchTemplates}
          nothing={texts.noTemplate}
          value={draft.template}
          sections={[
            {
              id: '*packs*',
              name: '',
              options: packs.map(({ pack, name, abstract }) => ({
                id: pack,
                name: name || pack,
                hint: abstract ? texts.base : texts.brand(pack),
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
        label={texts.name}
        hint={texts.nameHint}
        value={draft.name}
        maxLength={60}
        onChange={(name) => onChange({ ...draft, name })}
      />
      <TextInput
        label={texts.id}
        hint={texts.idHint}
        value={id}
        maxLength={31}
        error={fault && faults[fault]}
        onChange={(next) => onChange({ ...draft, id: next === '' ? undefined : next })}
      />
      <div className="op-field">
        <span className="op-brand-label">{texts.address}</span>
        <code>{id === '' || fault ? '–' : addressOf(id)}</code>
        <span className="op-hint">{texts.addressHint}</span>
      </div>
      <LanguageFields offered={template?.languages ?? []} draft={draft} onChange={onChange} />
      <Labelled words={texts.currency}>
        <SearchPicker
          label={texts.currency}
          search={texts.searchCurrencies}
          nothing={texts.noCurrency}
          value={draft.currency}
          sections={[{ id: '*currencies*', name: '', options: currencies }]}
          onChange={(currency) => onChange({ ...draft, currency })}
        />
      </Labelled>
      <ColorField value={draft.color} onChange={(color) => onChange({ ...draft, color })} />
    </>
  );
};

const Labelled = ({ words, children }: { words: string; children: ReactNode }) => (
  <div className="op-field">
    <span className="op-brand-label" aria-hidden="true">
      {words}
    </span>
    {children}
  </div>
);
