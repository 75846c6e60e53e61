import type { MemberType } from './tables.ts';

const guestType: MemberType = 4;
const agentTypes: ReadonlySet<MemberType> = new Set<MemberType>([1, 2, 41, 42]);

export const isGuest = (type: MemberType): boolean => type === guestType;
export const isAgent = (type: MemberType): boolean => agentTypes.has(type);
