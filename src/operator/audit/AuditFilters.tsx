import { usePacks } from '../brands/usePacks.ts';
import { Button } from '../parts/Button.tsx';
import { Picker } from '../parts/Picker.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { packTitle } from '../workspace/WorkspaceContext.tsx';
import type { AuditAsked } from './calls.ts';
import { say } from '../language/say.ts';

/** Areas of the log, by prefixes of action names. */
const areas = (
  [
    ['pack,brand,release', 'publishing'],
    ['draft', 'drafts'],
    ['preview', 'previews'],
    ['account,totp', 'accounts'],
    ['session', 'signIns'],
    ['webhook', 'webhooks'],
    ['deposit,withdrawal,contract,contract-payout', 'payments'],
    ['member,message,feedback,support', 'members'],
    ['audit', 'exports'],
  ] as const
).map(([id, area]) => ({
  id,
  name: say(`console.audit.areas.${area}.name`),
  hint: say(`console.audit.areas.${area}.hint`),
}));

/** True for a document's key, `kind/id`. */
export const isDocument = (text: string): boolean => /^[a-z]+\/[A-Za-z][A-Za-z0-9_.-]{0,63}$/.test(text);

/** Filters of the audit log. */
export const AuditFilters = ({
  filter,
  onFilter,
  onClear,
  brands,
}: {
  filter: AuditAsked;
  onFilter: (filter: AuditAsked) => void;
  onClear: () => void;
  /** True when the brand can be chosen. */
  brands: boolean;
}) => {
  const { data: packs = [] } = usePacks();
  const set = (part: Partial<AuditAsked>): void => onFilter({ ...filter, ...part });
  const any = Object.values(filter).some((value) => value !== '');
  return (
    <div className="op-audit-filters">
      <div className="op-field">
        <span className="op-field-name">{say('console.audit.what')}</span>
        <Picker
          label={say('console.audit.what')}
          value={filter.areas || 'any'}
          options={[{ id: 'any', name: say('console.audit.anything'), hint: '' }, ...areas]}
          onChange={(areas) => set({ areas: areas === 'any' ? '' : areas })}
        />
      </div>
      {brands && (
        <div className="op-field">
          <span className="op-field-name">{say('console.audit.brand')}</span>
          <Picker
            label={say('console.audit.brand')}
            value={filter.pack || '*'}
            options={[
              { id: '*', name: say('console.audit.anyBrand'), hint: '' },
              ...packs.map((pack) => ({ id: pack.pack, name: packTitle(pack), hint: pack.pack })),
            ]}
            onChange={(pack) => set({ pack: pack === '*' ? '' : pack })}
          />
        </div>
      )}
      <TextInput
        label={say('console.audit.who')}
        hint={say('console.audit.whoHint')}
        value={filter.account}
        onChange={(account) => set({ account })}
        maxLength={64}
        spellCheck="false"
      />
      <TextInput
        label={say('console.audit.document')}
        hint={say('console.audit.documentHint')}
        value={filter.document}
        onChange={(document) => set({ document: document.trim() })}
        maxLength={80}
        spellCheck="false"
        error={
          filter.document && !isDocument(filter.document) ? say('console.audit.documentWrong') : undefined
        }
      />
      <TextInput
        label={say('console.audit.from')}
        type="date"
        value={filter.fromDay}
        onChange={(fromDay) => set({ fromDay })}
      />
      <TextInput
        label={say('console.audit.to')}
        type="date"
        value={filter.toDay}
        onChange={(toDay) => set({ toDay })}
      />
      {any && (
        <Button look="quiet" onPress={onClear}>
          {say('console.audit.clear')}
        </Button>
      )}
    </div>
  );
};
