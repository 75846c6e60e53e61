import { useMemo, useState } from 'react';
import type { KillSwitch } from '#contract/generated/admin-types.ts';
import { TextInput } from '../parts/TextInput.tsx';
import { AskDialog } from '../releases/AskDialog.tsx';
import { usePackDocuments, usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { blockName } from '../documents/block-name.ts';
import { blockTypes } from './block-types.ts';
import { KillRow } from './KillRow.tsx';
import { say } from '../language/say.ts';
import { useDeliveryCalls, useDeliveryStep } from './useDelivery.ts';

/** Kill switch of every type of block; active ones come first. */
export const KillSwitches = ({ switches }: { switches: readonly KillSwitch[] }) => {
  const { pack } = usePack();
  const rights = useRights('*');
  const documents = usePackDocuments();
  const calls = useDeliveryCalls();
  const [search, setSearch] = useState('');
  // The question stays as asked even if another operator switches meanwhile.
  const [asked, setAsked] = useState<{ type: string; isOff: boolean }>();
  const close = () => setAsked(undefined);
  const step = useDeliveryStep(close);
  const types = useMemo(() => blockTypes(documents), [documents]);
  const off = new Map(switches.map((one) => [one.type, one]));
  const words = search.trim().toLowerCase();
  const found = types
    .filter(({ type, description }) =>
      `${type} ${blockName(type)} ${description}`.toLowerCase().includes(words),
    )
    .sort((a, b) => Number(off.has(b.type)) - Number(off.has(a.type)));
  return (
    <>
      <TextInput label={say('console.delivery.search')} value={search} onChange={setSearch} />
      {found.length === 0 && <p className="op-quiet">{say('console.delivery.none')}</p>}
      {found.length > 0 && (
        <table className="op-switches" aria-labelledby="switches-title">
          <thead>
            <tr>
              <th scope="col">{say('console.delivery.block')}</th>
              <th scope="col">{say('console.delivery.usedOn')}</th>
              <th scope="col">{say('console.delivery.shown')}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((block) => (
              <KillRow
                key={block.type}
                block={block}
                off={off.get(block.type)}
                disabled={!rights.publish}
                onSwitch={() => setAsked({ type: block.type, isOff: off.has(block.type) })}
              />
            ))}
          </tbody>
        </table>
      )}
      {asked !== undefined && (
        <AskDialog
          title={
            asked.isOff
              ? say('console.delivery.onTitle', { block: blockName(asked.type) })
              : say('console.delivery.offTitle', { block: blockName(asked.type) })
          }
          lead={asked.isOff ? say('console.delivery.onLead') : say('console.delivery.offLead')}
          confirm={asked.isOff ? say('console.delivery.onConfirm') : say('console.delivery.offConfirm')}
          danger={!asked.isOff}
          step={step}
          onConfirm={() =>
            step.mutate(() =>
              asked.isOff ? calls.switchOn(pack, asked.type) : calls.switchOff(pack, asked.type),
            )
          }
          onClose={close}
        />
      )}
    </>
  );
};
