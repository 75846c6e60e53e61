import type { KillSwitch } from '#contract/generated/admin-types.ts';
import { Button } from '../parts/Button.tsx';
import { Switch } from '../parts/Switch.tsx';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import type { KillTarget } from './kill-targets.ts';

/** Screens that are named before the rest is counted. */
const named = 4;

/** What can be switched off, with its description, where it is, and its kill switch. */
export const KillRow = ({
  row: { name, about, where, parts },
  off,
  isPart,
  isOpen,
  disabled,
  onOpen,
  onSwitch,
}: {
  row: KillTarget;
  off: KillSwitch | undefined;
  /** True for one place of the type above it. */
  isPart: boolean;
  /** True when its single places follow. */
  isOpen: boolean;
  disabled: boolean;
  onOpen: () => void;
  onSwitch: () => void;
}) => (
  <tr data-off={off !== undefined} data-part={isPart}>
    <th scope="row">
      {name}
      {off && <span className="op-chip op-chip-danger">{say('console.delivery.off')}</span>}
      {about && <span className="op-quiet">{about}</span>}
      {off?.by && off.at && (
        <span className="op-quiet">
          {say('console.delivery.switchedOff', { by: off.by, when: momentText(off.at) })}
        </span>
      )}
    </th>
    <td>
      {where.slice(0, named).join(', ') || <span className="op-quiet">{say('console.delivery.unused')}</span>}
      {where.length > named && ` ${say('console.delivery.more', { number: where.length - named })}`}
      {parts.length > 0 && (
        <Button look="quiet" aria-expanded={isOpen} onPress={onOpen}>
          {say('console.delivery.places', { count: parts.length })}
          <span className="op-unseen"> · {name}</span>
        </Button>
      )}
    </td>
    <td>
      <Switch
        label={say('console.delivery.show', { block: name })}
        isSelected={off === undefined}
        isDisabled={disabled}
        onChange={onSwitch}
      />
    </td>
  </tr>
);
