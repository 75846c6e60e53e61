import { Button, Icon, LazyImage } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { useMoney } from '#portal/format/use-money.ts';

type Offer = CallValue<'pointRewards'>;
export type Item = Offer['items'][number];

/** Price of one: points, and money where it costs any besides; of a gift that it costs nothing. */
export function usePrice(offer: Offer): (item: Item) => string {
  const say = useText();
  const locale = useLocale();
  const { say: money } = useMoney(offer);
  return ({ points, amount, gifts }) => {
    if (gifts !== undefined) return say('points.item.gifts', { count: gifts });
    return [
      say('points.amount', { points: formatNumber(points, locale) }),
      ...(amount === undefined ? [] : [say('points.item.plus', { amount: money(amount) })]),
    ].join(' ');
  };
}

/** Why the member cannot exchange an item now; undefined if it can be. */
function useHindrance({ points }: Offer): (item: Item) => string | undefined {
  const say = useText();
  const locale = useLocale();
  return (item) => {
    if (item.level) return say('points.item.level', { level: item.level.name });
    if (item.left === 0) return say('points.item.soldOut');
    if (item.mine === 0) return say('points.item.limit');
    const missing = BigInt(item.points) - BigInt(points);
    if (missing <= 0n) return undefined;
    return say('points.item.tooFew', { points: formatNumber(String(missing), locale) });
  };
}

/** An item with its picture and price; where it cannot be exchanged, it says why. */
export function ItemCard({ item, offer, onChoose }: { item: Item; offer: Offer; onChoose: () => void }) {
  const say = useText();
  const price = usePrice(offer);
  const hindrance = useHindrance(offer)(item);
  return (
    <article className="lv-mall-item">
      {item.image === undefined ? (
        <div className="lv-mall-art lv-mall-blank">
          <Icon name="gift" />
        </div>
      ) : (
        <LazyImage className="lv-mall-art" src={item.image} alt="" />
      )}
      <div className="lv-mall-words">
        <h3 className="lv-mall-name">{item.name}</h3>
        <p className="lv-mall-price">{price(item)}</p>
        {item.left !== undefined && item.left > 0 && (
          <p className="lv-mall-left">{say('points.item.left', { count: item.left })}</p>
        )}
        {hindrance !== undefined && <p className="lv-mall-why">{hindrance}</p>}
        {hindrance === undefined && offer.paymentPassword && (
          <Button
            variant="primary"
            aria-label={say('points.item.redeemOf', { item: item.name })}
            onClick={onChoose}
          >
            {say('points.item.redeem')}
          </Button>
        )}
      </div>
    </article>
  );
}
