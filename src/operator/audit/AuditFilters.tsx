import { usePacks } from '../brands/usePacks.ts';
import { Button } from '../parts/Button.tsx';
import { Picker } from '../parts/Picker.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { packTitle } from '../workspace/WorkspaceContext.tsx';
import type { AuditAsked } from './calls.ts';
import { auditTexts as words } from './texts.ts';

/** Whether a text names a document: `kind/id`. */
export const isDocument = (text: string): boolean => /^[a-z]+\/[A-Za-z][A-Za-z0-9_.-]{0,63}$/.test(text);

/** What the log is narrowed by. */
export const AuditFilters = ({
  filter,
  onFilter,
  onClear,
  brands,
}: {
  filter: AuditAsked;
  onFilter: (filter: AuditAsked) => void;
  onClear: () => void;
  /** Whether a brand can be picked. */
  brands: boolean;
}) => {
  const { data: packs = [] } = usePacks();
  const set = (part: Partial<AuditAsked>): void => onFilter({ ...filter, ...part });
  const any = Object.values(filter).some((value) => value !== '');
  return (
    <div className="op-audit-filters">
      <div className="op-field">
        <span className="op-field-name">{words.what}</span>
        <Picker
          label={words.what}
          value={filter.areas || 'any'}
          options={[{ id: 'any', name: words.anything, hint: '' }, ...words.areas]}
          onChange={(areas) => set({ areas: areas === 'any' ? '' : areas })}
        />
      </div>
      {brands && (
        <div className="op-field">
          <span className="op-field-name">{words.brand}</span>
          <Picker
            label={words.brand}
            value={filter.pack || '*'}
            options={[
              { id: '*', name: words.anyBrand, hint: '' },
              ...packs.map((pack) => ({ id: pack.pack, name: packTitle(pack), hint: pack.pack })),
            ]}
            onChange={(pack) => set({ pack: pack === '*' ? '' : pack })}
          />
        </div>
      )}
      <TextInput
        label={words.who}
        hint={words.whoHint}
        value={filter.account}
        onChange={(account) => set({ account })}
        maxLength={64}
        spellCheck="false"
      />
      <TextInput
        label={words.document}
        hint={words.documentHint}
        value={filter.document}
        onChange={(document) => set({ document: document.trim() })}
        maxLength={80}
        spellCheck="false"
        error={filter.document && !isDocument(filter.document) ? words.documentWrong : undefined}
      />
      <TextInput
        label={words.from}
        type="date"
        value={filter.fromDay}
        onChange={(fromDay) => set({ fromDay })}
      />
      <TextInput label={words.to} type="date" value={filter.toDay} onChange={(toDay) => set({ toDay })} />
      {any && (
        <Button look="quiet" onPress={onClear}>
          {words.clear}
        </Button>
      )}
    </div>
  );
};
