import type { CallTypes } from '#contract/generated/calls.ts';
import { defineCall } from '#server/calls/call.ts';
import type { CallRefusal } from '#server/calls/refusal.ts';
import { changeByMember } from '../change-by-member.ts';

export const route = defineCall(
  'dailySalaryContract',
  (context) =>
    changeByMember(context, 'daily') as Promise<CallTypes['dailySalaryContract']['value'] | CallRefusal>,
);
