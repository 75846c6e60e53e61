import type { CallTypes } from '#contract/generated/calls.ts';
import { defineCall } from '#server/calls/call.ts';
import type { CallRefusal } from '#server/calls/refusal.ts';
import { changeByMember } from '../change-by-member.ts';

export const route = defineCall(
  'hourSalaryContract',
  (context) =>
    changeByMember(context, 'hourly') as Promise<CallTypes['hourSalaryContract']['value'] | CallRefusal>,
);
