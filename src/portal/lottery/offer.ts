import type { LotteryLobbyProps } from '#contract/generated/blocks.ts';

/** Which of the brand's lotteries a page offers. */
export type Offer = NonNullable<LotteryLobbyProps['offer']>;
export type PrizeMode = NonNullable<LotteryLobbyProps['prizeMode']>;
