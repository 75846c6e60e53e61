import { contractKinds } from '#play/contracts/terms.ts';
import { say } from '../language/say.ts';
import { Picker } from '../parts/Picker.tsx';
import type { ContractKind } from './calls.ts';

/** A kind of contract, or all of them. */
export const KindPicker = ({
  value,
  onChange,
}: {
  value: ContractKind | 'all';
  onChange: (kind: ContractKind | 'all') => void;
}) => (
  <Picker
    label={say('console.agents.kind')}
    value={value}
    options={(['all', ...contractKinds] as const).map((id) => ({
      id,
      name: say(`console.agents.kinds.${id}`),
      hint: '',
    }))}
    onChange={(id) => onChange(id as ContractKind | 'all')}
  />
);
