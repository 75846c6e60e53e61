import type { ActionDefinition, ActionResult } from '../actions/definition.ts';
import type { Portal } from '../runtime/portal.ts';
import type { SubmittedValues } from '../actions/action-data.ts';
import { phoneOf } from './submitted-text.ts';

/** Seconds to wait for each minute that a code can be used (specification section 9). */
const secondsPerMinute = 60;

const send = async ({ gateway }: Portal, values: SubmittedValues): Promise<ActionResult> => {
  const { expiredMinutes } = await gateway.call('smsNoLogin', { body: phoneOf(values) });
  return { waitSeconds: expiredMinutes * secondsPerMinute };
};

/** Sends a code for a login; the next one may be sent when this one has run out. */
export const sendLoginCode: ActionDefinition<'sendLoginCode'> = (_, portal, { form }) =>
  send(portal, form?.values ?? {});

/** Sends a code for a new password; the next one may be sent when this one has run out. */
export const sendPasswordCode: ActionDefinition<'sendPasswordCode'> = (_, portal, { form }) =>
  send(portal, form?.values ?? {});

/** Sends a code for a registration; the form decides about the wait until the next. */
export const sendRegisterCode: ActionDefinition<'sendRegisterCode'> = async (_, { gateway }, { form }) => {
  const { mobileNum, countryDialingCode } = phoneOf(form?.values ?? {});
  await gateway.call('smsRegister', { body: { mobileNo: mobileNum, countryDialingCode } });
};
