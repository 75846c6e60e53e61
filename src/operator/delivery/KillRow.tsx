import type { KillSwitch } from '#contract/generated/admin-types.ts';
import { blockName } from '../documents/block-name.ts';
import { Switch } from '../parts/Switch.tsx';
import type { BlockUse } from './block-types.ts';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';

/** Screens that are named before the rest is counted. */
const named = 4;

/** A type of block with its description, uses and kill switch. */
export const KillRow = ({
  block: { type, description, screens },
  off,
  disabled,
  onSwitch,
}: {
  block: BlockUse;
  off: KillSwitch | undefined;
  disabled: boolean;
  onSwitch: () => void;
}) => (
  <tr data-off={off !== undefined}>
    <th scope="row">
      {blockName(type)} <code>{type}</code>
      {off && <span className="op-chip op-chip-danger">{say('console.delivery.off')}</span>}
      <span className="op-quiet">{description}</span>
      {off?.by && off.at && (
        <span className="op-quiet">
          {say('console.delivery.switchedOff', { by: off.by, when: momentText(off.at) })}
        </span>
      )}
    </th>
    <td>
      {screens.slice(0, named).join(', ') || (
        <span className="op-quiet">{say('console.delivery.unused')}</span>
      )}
      {screens.length > named && ` ${say('console.delivery.more', { number: screens.length - named })}`}
    </td>
    <td>
      <Switch
        label={say('console.delivery.show', { block: blockName(type) })}
        isSelected={off === undefined}
        isDisabled={disabled}
        onChange={onSwitch}
      />
    </td>
  </tr>
);
