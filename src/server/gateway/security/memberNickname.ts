import { defineCall } from '../call.ts';
import { constantOf } from '../documents.ts';
import { checkAccountForm } from '../forms/account-forms.ts';
import { limit } from '../limit.ts';
import { ownMember } from '../member/own-member.ts';
import { Refusal } from '../refusal.ts';

const dayMs = 24 * 60 * 60_000;

/** What a member is called on the page. */
export const route = defineCall('memberNickname', async (context) => {
  const { body, brand, gateway } = context;
  const member = await ownMember(context);
  if (member instanceof Refusal) return member;
  const form = checkAccountForm(context, 'nickname', { names: ['nickname'], values: body });
  if (form instanceof Refusal) return form;
  const max = constantOf(brand, 'nicknameChangesPerDay');
  const limited = await limit(context, { subject: `nickname:${member.id}`, max, windowMs: dayMs });
  if (limited) return limited;
  await gateway.db
    .updateTable('members')
    .set({ nickname: form['nickname'] ?? '' })
    .where('brand', '=', member.brand)
    .where('id', '=', member.id)
    .execute();
  return {};
});
