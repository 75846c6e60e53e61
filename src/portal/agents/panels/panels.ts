/** Panels of the agent centre, in one chunk: an agent goes from one to the next. */
export { AgentIncome } from '../agentIncome/AgentIncome.tsx';
export { NewDownlines } from '../newDownlines/NewDownlines.tsx';
export { TeamBets } from '../teamBets/TeamBets.tsx';
export { TeamMembers } from '../teamMembers/TeamMembers.tsx';
export { TeamOverview } from '../teamOverview/TeamOverview.tsx';
export { TeamProfit } from '../teamProfit/TeamProfit.tsx';
export { TeamRecords } from '../teamRecords/TeamRecords.tsx';
