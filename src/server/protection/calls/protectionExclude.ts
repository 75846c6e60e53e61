import type { CallTypes } from '#contract/generated/calls.ts';
import { exclude } from '../exclude.ts';
import { addMonths, hourMs } from '../periods.ts';
import { protectionRulesOf } from '../rules.ts';
import { lockProtection } from '../protection-status.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import { ownMember } from '#server/members/own-member.ts';
import { refusedByPassword } from '#server/passwords/own-password.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { forgetRemembered } from '#server/sessions/remembered-logins.ts';
import { endSessionsOf } from '#server/sessions/sessions.ts';

type Context = ContextOf<'protectionExclude'>;

/** Until when; null for good. Refused where the brand does not offer the length. */
function endOf(
  { brand, now }: Context,
  body: CallTypes['protectionExclude']['body'],
): Date | null | CallRefusal {
  const rules = protectionRulesOf(brand);
  if (body.kind === 'timeOut') {
    const offered = rules.timeOutHours.includes(body.hours);
    return offered ? new Date(now.getTime() + body.hours * hourMs) : refuseCall('PROTECTION_CHOICE');
  }
  if (body.months === null) return rules.permanent ? null : refuseCall('PROTECTION_CHOICE');
  return rules.exclusionMonths.includes(body.months)
    ? addMonths(now, body.months)
    : refuseCall('PROTECTION_CHOICE');
}

const checkedForm = (context: Context) => {
  const { body } = context;
  if (body.kind === 'timeOut')
    return checkOrderForm(context, 'timeOut', { values: { hours: String(body.hours) } });
  const months = body.months === null ? 'forGood' : String(body.months);
  return checkOrderForm(context, 'selfExclusion', { values: { months, password: body.password } });
};

/**
 * Excludes the member from play and ends all sessions, remembered logins and launches. A self-exclusion, which cannot be
 * undone, asks for the password, so that nobody can make it at a page left open.
 */
export const route = defineCall('protectionExclude', async (context) => {
  const { gateway, session, body, now } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const until = endOf(context, body);
  if (until instanceof CallRefusal) return until;
  const form = await checkedForm(context);
  if (form instanceof CallRefusal) return form;
  if (body.kind === 'selfExclusion') {
    const refused = await refusedByPassword(context, member, { password: body.password, field: 'password' });
    if (refused) return refused;
  }
  const exclusion = await gateway.db.transaction().execute(async (trx) => {
    const { exclusion: before } = await lockProtection(trx, session, now);
    const made = await exclude(trx, session, { kind: body.kind, until, now, before });
    await endSessionsOf(trx, member);
    await forgetRemembered(trx, member);
    return made;
  });
  return { kind: exclusion.kind, until: exclusion.until?.toISOString() ?? null };
});
