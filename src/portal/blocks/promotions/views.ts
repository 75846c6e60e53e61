// One file for what members open of promotions, and for their messages: its address stands once in the first load.
export { MessageList } from '../site/messageList/MessageList.tsx';
export { Leaderboards } from './leaderboards/Leaderboards.tsx';
export { MissionList } from './missionList/MissionList.tsx';
export { Raffles } from './raffles/Raffles.tsx';
export { Rains } from './rains/Rains.tsx';
export { Referral } from './referral/Referral.tsx';
export { RewardCentre } from './rewardCentre/RewardCentre.tsx';
export { VipLevels } from './vipLevels/VipLevels.tsx';
