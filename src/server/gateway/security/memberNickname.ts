import { defineCall } from '../call.ts';
import { hit, secondsUntil } from '../counters.ts';
import { constantOf } from '../documents.ts';
import { checkAccountForm } from '../forms/account-forms.ts';
import { ownMember } from '../member/own-member.ts';
import { refuse, Refusal } from '../refusal.ts';

const dayMs = 24 * 60 * 60_000;

/** What a member is called on the page. */
export const route = defineCall('memberNickname', async (context) => {
  const { body, brand, gateway, now } = context;
  const member = await ownMember(context);
  if (member instanceof Refusal) return member;
  const form = checkAccountForm(context, 'nickname', { names: ['nickname'], values: body });
  if (form instanceof Refusal) return form;
  const subject = `nickname:${member.id}`;
  const { hits, endsAt } = await hit(gateway.db, { brand: brand.brand, subject, now, windowMs: dayMs });
  if (hits > constantOf(brand, 'nicknameChangesPerDay')) {
    return refuse('TOO_MANY_REQUESTS', { retryAfter: secondsUntil(endsAt, now) });
  }
  await gateway.db
    .updateTable('members')
    .set({ nickname: form['nickname'] ?? '' })
    .where('brand', '=', member.brand)
    .where('id', '=', member.id)
    .execute();
  return {};
});
