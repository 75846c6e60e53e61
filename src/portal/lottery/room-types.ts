import type { CallRequest, CallValue } from '#portal/gateway/call-types.ts';

/** The platform's answer about one game: its bets, limits and draws. */
export type Rules = CallValue<'lotteryGame'>;
export type RuledBet = Rules['betTypes'][number];
export type OpenDraw = Rules['draws'][number];
export type LotteryGame = Rules['game'];
export type DrawnGame = NonNullable<Rules['last']>;
export type Result = NonNullable<DrawnGame['result']>;
export type OwnBet = CallValue<'lotteryBets'>['bets'][number];
export type PlacedSlip = CallValue<'lotteryBet'>;

export type BetBody = CallRequest<'lotteryBet'>['body'];
export type SentLine = BetBody['lines'][number];
export type SentChase = NonNullable<BetBody['chase']>;
/** A selection as sent: rows of choices, or numbers. */
export type Selection = SentLine['selection'];
