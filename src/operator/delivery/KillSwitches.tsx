import { useMemo, useState } from 'react';
import { TextInput } from '../parts/TextInput.tsx';
import { AskDialog } from '../releases/AskDialog.tsx';
import { useDocuments, usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { blockTypes } from './block-types.ts';
import type { KillSwitch } from './calls.ts';
import { KillRow } from './KillRow.tsx';
import { deliveryTexts as texts } from './texts.ts';
import { useDeliveryCalls, useDeliveryStep } from './useDelivery.ts';

/** Every type of block with its switch; those that are off come first. */
export const KillSwitches = ({ switches }: { switches: readonly KillSwitch[] }) => {
  const { pack } = usePack();
  const rights = useRights('*');
  const documents = useDocuments();
  const calls = useDeliveryCalls();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<string>();
  const close = () => setAsked(undefined);
  const step = useDeliveryStep(close);
  const types = useMemo(() => blockTypes(documents), [documents]);
  const off = new Map(switches.map((one) => [one.type, one]));
  const words = search.trim().toLowerCase();
  const found = types
    .filter(({ type, description }) => `${type} ${description}`.toLowerCase().includes(words))
    .sort((a, b) => Number(off.has(b.type)) - Number(off.has(a.type)));
  const isOff = asked !== undefined && off.has(asked);
  return (
    <>
      <TextInput label={texts.search} value={search} onChange={setSearch} />
      {found.length === 0 && <p className="op-quiet">{texts.none}</p>}
      {found.length > 0 && (
        <table className="op-switches" aria-labelledby="switches-title">
          <thead>
            <tr>
              <th scope="col">{texts.block}</th>
              <th scope="col">{texts.usedOn}</th>
              <th scope="col">{texts.shown}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((block) => (
              <KillRow
                key={block.type}
                block={block}
                off={off.get(block.type)}
                disabled={!rights.publish}
                onSwitch={() => setAsked(block.type)}
              />
            ))}
          </tbody>
        </table>
      )}
      {asked !== undefined && (
        <AskDialog
          title={isOff ? texts.onTitle(asked) : texts.offTitle(asked)}
          lead={isOff ? texts.onLead : texts.offLead}
          confirm={isOff ? texts.onConfirm : texts.offConfirm}
          danger={!isOff}
          step={step}
          onConfirm={() =>
            step.mutate(() => (isOff ? calls.switchOn(pack, asked) : calls.switchOff(pack, asked)))
          }
          onClose={close}
        />
      )}
    </>
  );
};
