import { variantShares, type FlagStrategy } from '#engine/flags/flag.ts';
import { own } from '#engine/json/json.ts';
import { freeId } from '../documents/free-id.ts';
import { WholeNumber } from '../entries/WholeNumber.tsx';
import { say } from '../language/say.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { TextInput } from '../parts/TextInput.tsx';

type Variants = NonNullable<FlagStrategy['variants']>;
const none: Variants = { order: [], items: {} };

/** Variants of a flag with their weights. */
export const FlagVariants = ({
  flag,
  isDisabled,
  onChange,
}: {
  flag: FlagStrategy;
  isDisabled: boolean;
  onChange: (variants: Variants | undefined) => void;
}) => {
  const { order, items } = flag.variants ?? none;
  const shares = new Map(variantShares(flag).map(({ variant, share }) => [variant, share]));
  const set = (id: string, more: Partial<Variants['items'][string]>): void => {
    const item = own(items, id);
    if (item) onChange({ order, items: { ...items, [id]: { ...item, ...more } } });
  };
  const add = (): void => {
    const name = say('console.flags.variantName', { number: order.length + 1 });
    const id = freeId(name, Object.keys(items), 'variant');
    onChange({ order: [...order, id], items: { ...items, [id]: { name, weight: 1 } } });
  };
  const remove = (id: string): void => {
    const { [id]: _gone, ...kept } = items;
    const left = order.filter((one) => one !== id);
    onChange(left.length === 0 ? undefined : { order: left, items: kept });
  };
  return (
    <fieldset className="op-flag-variants">
      <legend>{say('console.flags.variants')}</legend>
      <p className="op-hint">{say('console.flags.variantsHint')}</p>
      <ul>
        {order.map((id) => {
          const { name = id, weight = 1 } = own(items, id) ?? {};
          return (
            <li key={id} className="op-flag-variant">
              <TextInput
                label={say('console.flags.variant')}
                value={name}
                maxLength={80}
                isRequired
                error={name === '' ? say('console.flags.nameNeeded') : undefined}
                isDisabled={isDisabled}
                onChange={(next) => set(id, { name: next })}
              />
              <WholeNumber
                label={say('console.flags.weight', { name })}
                value={weight}
                least={0}
                most={100}
                isDisabled={isDisabled}
                onChange={(next) => set(id, { weight: next })}
              />
              <div className="op-flag-variant-end">
                <span className="op-quiet">
                  {say('console.flags.percent', { percent: shares.get(id) ?? 0 })}
                </span>
                {!isDisabled && (
                  <IconButton
                    icon="bin"
                    label={say('console.flags.removeVariant', { name })}
                    onPress={() => remove(id)}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {!isDisabled && (
        <Button icon="plus" onPress={add}>
          {say('console.flags.addVariant')}
        </Button>
      )}
    </fieldset>
  );
};
