import type { CallTypes } from '#contract/generated/calls.ts';
import { imageUrl } from '#server/images/image-host.ts';
import { translator } from '#server/brands/texts.ts';
import { defineCall, type CallContext } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { ownMember } from '#server/members/own-member.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { pointBalance } from '../balance.ts';
import { offeredItems, type MallItem } from '../document.ts';
import { exchangedOf } from '../exchanges.ts';
import { giftsOf } from '../gifts.ts';
import { missingLevel, termsOf, type Level } from '../levels.ts';
import { noteLevel } from '../member-level.ts';
import { takenOf } from '../stock.ts';
import { presentLevel } from './present-level.ts';

type Items = CallTypes['pointRewards']['value']['items'];

type Known = {
  level: Level | undefined;
  /** Quantities by item: taken by all members, exchanged by this one. */
  taken: ReadonlyMap<string, number>;
  exchanged: ReadonlyMap<string, number>;
  /** Goods that promotions gave. */
  gifts: ReadonlyMap<string, number>;
};

const wordsOf = ({ brand, language }: CallContext, id: string, item: MallItem) => {
  const say = translator(brand, language);
  return {
    id,
    kind: item.kind,
    name: say(item.name),
    ...(item.text !== undefined && { text: say(item.text) }),
    ...(item.image !== undefined && { image: imageUrl(brand, item.image) }),
  };
};

function presentItems(context: CallContext, { level, taken, exchanged, gifts }: Known): Items {
  const { brand } = context;
  return offeredItems(brand).map(({ id, item }) => {
    const { points, perMember } = termsOf(item, level);
    const missing = missingLevel(brand, item, level);
    const given = gifts.get(id);
    if (given !== undefined) return { ...wordsOf(context, id, item), points: '0', gifts: given };
    return {
      ...wordsOf(context, id, item),
      points: String(points),
      ...(item.amount !== undefined && { amount: String(item.amount) }),
      ...(item.kind === 'cash' && { cash: String(item.cash ?? 0) }),
      ...(item.stock !== undefined && { left: Math.max(0, item.stock - (taken.get(id) ?? 0)) }),
      ...(perMember !== undefined && { mine: Math.max(0, perMember - (exchanged.get(id) ?? 0)) }),
      ...(missing && { level: presentLevel(context, missing) }),
    };
  });
}

export const route = defineCall('pointRewards', async (context) => {
  const { brand, gateway, now } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const owner = { brand: brand.brand, memberId: member.id };
  const { points } = await pointBalance(gateway.db, owner);
  const { level } = await noteLevel(gateway.db, { brand, memberId: member.id, now });
  const taken = await takenOf(gateway.db, brand.brand);
  const exchanged = await exchangedOf(gateway.db, owner);
  return {
    items: presentItems(context, { level, taken, exchanged, gifts: await giftsOf(gateway.db, owner) }),
    points: String(points),
    paymentPassword: member.payment_password_hash !== null,
    ...moneyOf(brand),
  };
});
