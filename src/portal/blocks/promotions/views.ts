// One file for what members open of missions and rewards: its addresses stand once in the first load.
export { Leaderboards } from './leaderboards/Leaderboards.tsx';
export { MissionList } from './missionList/MissionList.tsx';
export { RewardCentre } from './rewardCentre/RewardCentre.tsx';
export { VipLevels } from './vipLevels/VipLevels.tsx';
