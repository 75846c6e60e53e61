import { isUniqueViolation } from '#server/db/sql-state.ts';
import type { CallContext } from '#server/calls/call.ts';
import { forgive } from '#server/db/counters.ts';
import { constantOf } from '#server/brands/documents.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import { useProviderTicket } from '#server/providers/tickets.ts';
import { refuseCall, CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { userAgentOf } from '#server/calls/request-facts.ts';
import { hashPassword } from '#server/crypto/passwords.ts';
import { openSession, type SessionValue } from '#server/sessions/sessions.ts';
import { newId } from '#server/crypto/tokens.ts';
import { codeLengths, newAgentCode } from '#server/agents/agent-code.ts';
import { joinBelow } from '#server/agents/join.ts';
import { useLink } from '#server/agents/links.ts';
import { openWallet } from '#server/wallet/wallets.ts';
import { accountKey, addMember, findByAccount, type Member } from '#server/members/members.ts';
import { isAgent } from '#server/members/member-type.ts';
import { addPromotionEvent } from '#server/promotions/events.ts';
import { asksForReferrals } from '#server/promotions/note-referrals.ts';
import { countRegistration } from '#server/flag-figures/figures.ts';
import { noteDevice } from '#server/referral/devices.ts';
import { addReferral } from '#server/referral/household.ts';
import {
  checkRegistration,
  isRepeat,
  type Registration,
  type RegistrationBody,
} from './registration-checks.ts';
import type { RegistrationMode } from './registration-code.ts';

const hourMs = 60 * 60_000;
/** Attempts for each registration that an address may make: a player mistypes, a probe does little else. */
const attemptsEach = 10;

/** Unique value that a concurrent registration took first; undefined for another fault. */
function lostTo(fault: unknown): Lost | undefined {
  if (fault instanceof CodeUsed) return 'code';
  if (fault instanceof TicketUsed) return 'ticket';
  if (fault instanceof LinkUsed) return 'link';
  if (!isUniqueViolation(fault)) return undefined;
  return fault.constraint === 'members_mobile_verified' ? 'mobile' : 'account';
}

type Lost = 'account' | 'mobile' | 'code' | 'ticket' | 'link';

/** Undoes the transaction: the code was used up meanwhile. */
class CodeUsed extends Error {}

/** Rolls the transaction back: the ticket was used up meanwhile, or its identity linked to a member. */
class TicketUsed extends Error {}

/** Rolls the transaction back: the link of the agent was used up or closed meanwhile. */
class LinkUsed extends Error {}

/** Member, wallet and session in one transaction, or what another registration took meanwhile. */
async function write(context: CallContext, registration: Registration): Promise<SessionValue | Lost> {
  const { brand, gateway, now, ip } = context;
  const {
    account,
    nickname,
    profile,
    own,
    uplineId,
    link,
    inviterId,
    paymentPassword,
    mobile,
    code,
    ticket,
  } = registration;
  const passwordHash = await hashPassword(registration.password);
  const paymentPasswordHash = paymentPassword === undefined ? undefined : await hashPassword(paymentPassword);
  const id = newId(gateway.random);
  try {
    return await gateway.db.transaction().execute(async (transaction) => {
      if (code && !(await code.useUp(transaction))) throw new CodeUsed();
      const member = await addMember(transaction, {
        brand: brand.brand,
        id,
        account,
        type: link?.type ?? 0,
        nickname,
        passwordHash,
        paymentPasswordHash,
        uplineId,
        ...(link &&
          isAgent(link.type) && {
            affiliateCode: await newAgentCode(transaction, {
              brand: brand.brand,
              random: gateway.random,
              length: codeLengths.agent,
            }),
          }),
        profile,
        own,
        mobile,
        mobileVerifiedAt: code || registration.mobileProven ? now : undefined,
        passwordOwn: true,
        now,
      });
      const at = { brand: brand.brand, memberId: id, now };
      if (ticket !== undefined && !(await useProviderTicket(transaction, { ...at, ticket })))
        throw new TicketUsed();
      if (link && !(await useLink(transaction, at, link))) throw new LinkUsed();
      await joinBelow(transaction, brand, member, link?.rate);
      await openWallet(transaction, brand, { memberId: id, opening: 0n, now });
      await addPromotionEvent(transaction, {
        kind: 'registration',
        brand: brand.brand,
        memberId: id,
        at: now,
      });
      const session = await openSession(transaction, member, {
        brand,
        now,
        ip,
        userAgent: userAgentOf(context),
        random: gateway.random,
      });
      if (asksForReferrals(brand)) await noteDevice(context, transaction, id);
      if (inviterId !== undefined) await addReferral(transaction, { ...at, inviterId });
      await countRegistration(transaction, context, id);
      return session;
    });
  } catch (fault) {
    const lost = lostTo(fault);
    if (lost === undefined) throw fault;
    return lost;
  }
}

async function registerOnce(
  context: CallContext,
  body: RegistrationBody,
  mode: RegistrationMode,
): Promise<SessionValue | CallRefusal> {
  const { brand, gateway, now, ip } = context;
  const logIn = (member: Member): Promise<SessionValue> =>
    openSession(gateway.db, member, {
      brand,
      now,
      ip,
      userAgent: userAgentOf(context),
      random: gateway.random,
    });
  const outcome = await checkRegistration(context, body, mode);
  if (outcome instanceof CallRefusal) return outcome;
  if ('again' in outcome) return logIn(outcome.again);
  const written = await write(context, outcome);
  if (typeof written !== 'string') return written;
  const winner = await findByAccount(gateway.db, brand.brand, accountKey(outcome.account));
  if (winner && (await isRepeat(winner, outcome, now))) return logIn(winner);
  if (written === 'ticket') return refuseCall('TICKET_EXPIRED');
  if (written === 'link') return refuseFields([refusedField('affiliateCode', 'WRONG')]);
  if (written === 'code') return refuseFields([refusedField('verificationCode', 'EXPIRED')]);
  return refuseFields([refusedField(written === 'mobile' ? 'mobileNum' : outcome.accountField, 'TAKEN')]);
}

/**
 * Registers a member and logs in. Sent twice, at once or one after the other, it registers once and answers a session each
 * time.
 */
export async function register(
  context: CallContext,
  body: RegistrationBody,
  mode: RegistrationMode,
): Promise<SessionValue | CallRefusal> {
  const max = constantOf(context.brand, 'registrationsPerHour');
  const limited =
    (await limitByAddress(context, {
      what: 'register-attempt',
      max: max * attemptsEach,
      windowMs: hourMs,
    })) ?? (await limitByAddress(context, { what: 'register', max, windowMs: hourMs }));
  if (limited) return limited;
  const outcome = await registerOnce(context, body, mode);
  if (outcome instanceof CallRefusal) {
    await forgive(context.gateway.db, {
      brand: context.brand.brand,
      forgiven: [`register:${context.ip}`],
    });
  }
  return outcome;
}
