import type { LotteryLobbyProps } from '#contract/generated/blocks.ts';

/** Selection of the brand's lotteries that a page offers. */
export type Offer = NonNullable<LotteryLobbyProps['offer']>;
export type PrizeMode = NonNullable<LotteryLobbyProps['prizeMode']>;
