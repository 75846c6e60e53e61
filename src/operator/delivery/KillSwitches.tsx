import { useState } from 'react';
import type { KillSwitch } from '#contract/generated/admin-types.ts';
import { say } from '../language/say.ts';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Segments } from '../parts/Segments.tsx';
import { AskDialog } from '../releases/AskDialog.tsx';
import { usePackDocuments, usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { killKind, killTargets, type KillKind, type KillTarget } from './kill-targets.ts';
import { KillRow } from './KillRow.tsx';
import { useDeliveryCalls, useDeliveryStep } from './useDelivery.ts';

/** Rows that are drawn at once; the search finds the others. */
const drawnAtMost = 100;

/** What switching off does to open pages, and to what is under way. */
const offLead = (kind: KillKind): string =>
  kind === 'blocks'
    ? say('console.delivery.offLead')
    : kind === 'payments'
      ? say('console.delivery.offLeadPayment')
      : say('console.delivery.offLeadGame');

/** Kill switches of a brand: blocks and their single places, games, vendors and payment methods. What is off comes first. */
export const KillSwitches = ({ switches }: { switches: readonly KillSwitch[] }) => {
  const { pack } = usePack();
  const rights = useRights('*');
  const documents = usePackDocuments();
  const calls = useDeliveryCalls();
  const [kind, setKind] = useState<KillKind>('blocks');
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  // The question stays as asked even if another operator switches meanwhile.
  const [asked, setAsked] = useState<{ target: string; name: string; isOff: boolean }>();
  const close = () => setAsked(undefined);
  const step = useDeliveryStep(close);
  const targets = killTargets(documents);
  const off = new Map(switches.map((one) => [one.target, one]));
  const words = search.trim().toLowerCase();
  const isFound = ({ target, name, about, where }: KillTarget): boolean =>
    [target, name, about, ...where].join(' ').toLowerCase().includes(words);
  const isOn = ({ target }: KillTarget): boolean => !off.has(target);
  const offered = targets.of[kind].filter((each) => isOn(each) && isFound(each));
  const rows = [
    ...switches.map(({ target }) => targets.at(target)),
    ...offered
      .slice(0, drawnAtMost)
      .flatMap((each) => (opened.has(each.target) ? [each, ...each.parts.filter(isOn)] : [each])),
  ];
  const toggle = (target: string) =>
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(target)) after.add(target);
      return after;
    });
  return (
    <>
      <div className="op-content-bar">
        <Segments
          label={say('console.delivery.switches')}
          value={kind}
          options={[
            { id: 'blocks', name: say('console.screens.blocks') },
            { id: 'games', name: say('console.catalogue.games') },
            { id: 'vendors', name: say('console.catalogue.vendors') },
            { id: 'payments', name: say('console.delivery.payments') },
          ]}
          onChange={setKind}
        />
        <SearchBox label={say('console.lotteries.search')} value={search} onChange={setSearch} />
      </div>
      {!rows.some(isFound) && <p className="op-quiet">{say('console.catalogue.none')}</p>}
      {rows.length > 0 && (
        <table className="op-switches" aria-labelledby="switches-title">
          <thead>
            <tr>
              <th scope="col">{say('console.catalogue.name')}</th>
              <th scope="col">{say('console.delivery.where')}</th>
              <th scope="col">{say('console.delivery.shown')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const { target, name } = row;
              return (
                <KillRow
                  key={target}
                  row={row}
                  off={off.get(target)}
                  isPart={isOn(row) && target.startsWith('block:')}
                  isOpen={opened.has(target)}
                  disabled={!rights.publish}
                  onOpen={() => toggle(target)}
                  onSwitch={() => setAsked({ target, name, isOff: off.has(target) })}
                />
              );
            })}
          </tbody>
        </table>
      )}
      {offered.length > drawnAtMost && (
        <p className="op-quiet">{say('console.references.more', { count: offered.length - drawnAtMost })}</p>
      )}
      {asked !== undefined && (
        <AskDialog
          title={
            asked.isOff
              ? say('console.delivery.onTitle', { block: asked.name })
              : say('console.delivery.offTitle', { block: asked.name })
          }
          lead={asked.isOff ? say('console.delivery.onLead') : offLead(killKind(asked.target))}
          confirm={asked.isOff ? say('console.delivery.onConfirm') : say('console.delivery.offConfirm')}
          danger={!asked.isOff}
          step={step}
          onConfirm={() =>
            step.mutate(() =>
              asked.isOff ? calls.switchOn(pack, asked.target) : calls.switchOff(pack, asked.target),
            )
          }
          onClose={close}
        />
      )}
    </>
  );
};
