import type { CallTypes } from '#contract/generated/calls.ts';
import { defineCall } from '#server/calls/call.ts';
import type { CallRefusal } from '#server/calls/refusal.ts';
import { changeByMember } from '../change-by-member.ts';

export const route = defineCall(
  'dividendContract',
  (context) =>
    changeByMember(context, 'dividend') as Promise<CallTypes['dividendContract']['value'] | CallRefusal>,
);
