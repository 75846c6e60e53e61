import { Suspense, useMemo } from 'react';
import { Dialog, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { usePrice, type Item } from './ItemCard.tsx';

/** Asks what an exchange needs: goods also where they go. */
export function ItemDialog({
  item,
  offer,
  onDone,
}: {
  item: Item;
  offer: CallValue<'pointRewards'>;
  onDone: () => void;
}) {
  const say = useText();
  const price = usePrice(offer);
  const { id, points } = item;
  const about = useMemo(() => ({ item: id, points }), [id, points]);
  return (
    <Dialog open size="small" title={item.name} closeLabel={say('common.close')} onClose={onDone}>
      <div className="lv-mall-form">
        <p className="lv-mall-price">{price(item)}</p>
        {item.text !== undefined && <p>{item.text}</p>}
        <Suspense fallback={<Skeleton height="14rem" />}>
          <FormOfBrand id={item.kind === 'goods' ? 'redeemGoods' : 'redeem'} about={about} onSent={onDone} />
        </Suspense>
      </div>
    </Dialog>
  );
}
