import { propertyName } from '../documents/property-name.ts';
import { Switch } from '../parts/Switch.tsx';
import type { BlockType } from './block-types.ts';
import type { KillSwitch } from './calls.ts';
import { deliveryTexts as texts } from './texts.ts';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Screens that are named before the rest is counted. */
const named = 4;

/** A type of block: what it is, where it is used, and its switch. */
export const KillRow = ({
  block: { type, description, screens },
  off,
  disabled,
  onSwitch,
}: {
  block: BlockType;
  off: KillSwitch | undefined;
  disabled: boolean;
  onSwitch: () => void;
}) => (
  <tr data-off={off !== undefined}>
    <th scope="row">
      {propertyName(type)} <code>{type}</code>
      {off && <span className="op-chip op-chip-danger">{texts.off}</span>}
      <span className="op-quiet">{description}</span>
      {off?.by && off.at && (
        <span className="op-quiet">{texts.switchedOff(off.by, when.format(new Date(off.at)))}</span>
      )}
    </th>
    <td>
      {screens.slice(0, named).join(', ') || <span className="op-quiet">{texts.unused}</span>}
      {screens.length > named && ` ${texts.more(screens.length - named)}`}
    </td>
    <td>
      <Switch
        label={texts.show(propertyName(type))}
        isSelected={off === undefined}
        isDisabled={disabled}
        onChange={onSwitch}
      />
    </td>
  </tr>
);
