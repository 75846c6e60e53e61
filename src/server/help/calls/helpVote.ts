import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { newToken, sha256Hex } from '#server/crypto/tokens.ts';
import { articlesOf } from '../articles.ts';
import { keepVote, type Voter } from '../votes.ts';

const hourMs = 60 * 60_000;
/** Votes from one address in an hour: a household reads no more, and a visitor without cookies is a new one each time. */
const votesPerHour = 30;

/** Holds the token by which a visitor is counted once; no page can read it. */
const visitorCookie = 'gw_help';
const tokenForm = /^[A-Za-z0-9_-]{16,128}$/u;
const yearSeconds = 365 * 24 * 60 * 60;

type Context = ContextOf<'helpVote'>;

const visitorBy = (token: string): Voter => `visitor:${sha256Hex(token)}`;

/** The reader, and who a member was before its login. A visitor without a token is given one. */
function readerOf({ cookies, gateway, session }: Context): { voter: Voter; before: Voter | undefined } {
  const kept = cookies.get(visitorCookie);
  const known = kept !== undefined && tokenForm.test(kept) ? kept : undefined;
  if (session)
    return {
      voter: `member:${session.memberId}`,
      before: known === undefined ? undefined : visitorBy(known),
    };
  const token = known ?? newToken(gateway.random);
  cookies.set(visitorCookie, token, { maxAge: yearSeconds, path: '/wps/system', sameSite: 'strict' });
  return { voter: visitorBy(token), before: undefined };
}

export const route = defineCall('helpVote', async (context) => {
  const { body, brand, gateway, language, now, preview } = context;
  if (!articlesOf(brand).some(({ id }) => id === body.article))
    return refuseCall('INVALID_BODY', {
      value: { problems: [{ path: '/article', message: 'must be an article of the brand' }] },
    });
  // Looking at a draft is no reader's opinion.
  if (preview) return { helpful: body.helpful };
  const limited = await limitByAddress(context, { what: 'help-vote', max: votesPerHour, windowMs: hourMs });
  if (limited) return limited;
  const { voter, before } = readerOf(context);
  await keepVote(gateway.db, {
    brand: brand.brand,
    article: body.article,
    language,
    voter,
    before,
    helpful: body.helpful,
    now,
  });
  return { helpful: body.helpful };
});
