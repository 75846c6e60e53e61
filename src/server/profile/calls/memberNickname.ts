import { sql } from 'kysely';
import { defineCall } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { checkAccountForm } from '#server/forms/account-forms.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { ownMember } from '#server/members/own-member.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { checkOwnFields, type OwnChange } from '../own-fields-form.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Changes of fields of the operator's own that a member may make in an hour: more than anybody has to say. */
const ownChangesPerHour = 60;

const unchanged: OwnChange = { set: {}, remove: [] };

/** Nickname and own-field values of a member. Both are stored, or neither. */
export const route = defineCall('memberNickname', async (context) => {
  const { body, brand, gateway } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const { nickname: asked, own: sent } = body;
  const form =
    asked === undefined ? {} : checkAccountForm(context, 'nickname', { names: ['nickname'], values: body });
  if (form instanceof CallRefusal) return form;
  const nickname = form['nickname'] ?? member.nickname;
  const own = sent ? checkOwnFields(context, member, { sent, nickname }) : unchanged;
  if (own instanceof CallRefusal) return own;
  const limited =
    (nickname !== member.nickname &&
      (await limitCalls(context, {
        subject: `nickname:${member.id}`,
        max: constantOf(brand, 'nicknameChangesPerDay'),
        windowMs: dayMs,
      }))) ||
    (sent &&
      (await limitCalls(context, { subject: `own:${member.id}`, max: ownChangesPerHour, windowMs: hourMs })));
  if (limited) return limited;
  await gateway.db
    .updateTable('members')
    .set({
      nickname,
      ...(sent && {
        own: sql<string>`(own || ${JSON.stringify(own.set)}::jsonb) - ${sql.val(own.remove)}::text[]`,
      }),
    })
    .where('brand', '=', member.brand)
    .where('id', '=', member.id)
    .execute();
  return {};
});
