import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { ownMember } from '#server/members/own-member.ts';
import { brandNameOf } from '#server/messages/wording.ts';
import { refusedByPassword } from '#server/passwords/own-password.ts';
import { creationOptions } from '../ceremonies.ts';
import { newChallenge } from '../challenges.ts';
import { refusedByPasskeyTries } from '../passkey-tries.ts';
import { credentialsAt } from '../passkeys.ts';
import { relyingParty } from '../relying-party.ts';

/** Time after a login in which the password need not be given again. */
const freshMs = 10 * 60_000;

export const route = defineCall('passkeyBegin', async (context) => {
  const { body, brand, language, now, session } = context;
  const limited = await refusedByPasskeyTries(context, 'challenge');
  if (limited) return limited;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  // A page that was left open must not become a way in for good.
  if (now.getTime() - session.startedAt.getTime() > freshMs) {
    const { password } = body;
    if (password === undefined) return refuseFields([refusedField('password', 'REQUIRED')]);
    const refused = await refusedByPassword(context, member, { password, field: 'password' });
    if (refused) return refused;
  }
  const { host } = relyingParty(context);
  const known = await credentialsAt(context, { memberId: member.id, host });
  return creationOptions(context.origin, {
    name: brandNameOf(brand, language),
    account: { id: member.id, name: member.account },
    known,
    challenge: await newChallenge(context, member.id),
  });
});
