import type { ActionDefinition, Summary } from '../actions/definition.ts';
import { textOf } from '../flows/submitted-text.ts';
import type { CallRequest } from '../gateway/call-types.ts';
import type { Portal } from '../runtime/portal.ts';
import { limitAbout } from '../actions/protection/limit-about.ts';
import type { Limit } from './limits.ts';
import { refreshProtection } from './refresh.ts';

const isStricter = (amount: string, { amount: before }: Pick<Limit, 'amount'>): boolean =>
  before === null || BigInt(amount) <= BigInt(before);

const setLimit: ActionDefinition<'setLimit'> = async (_, portal, { form, about }) => {
  const limit = limitAbout(portal.calls, about);
  if (!limit) return;
  const { kind, period } = limit;
  const amount = textOf(form?.values ?? {}, 'amount');
  const told = isStricter(amount, limit) ? 'protect.done' : 'protect.asked';
  await portal.gateway.call('protectionLimit', { body: { kind, period, amount } });
  refreshProtection(portal);
  portal.toasts.show(portal.say(told), 'success');
};

/** Summary that tells before submitting if a limit acts at once, or is less strict and takes effect later. */
export const limitSummary: Summary = ({ calls, say }, { values: { amount }, about }) => {
  const limit = limitAbout(calls, about);
  const loaded = calls.read('protection', {});
  if (!limit || loaded.state !== 'ready') return {};
  const waits = typeof amount === 'string' && amount !== '' && !isStricter(amount, limit);
  return { acts: say(waits ? 'protect.waits' : 'protect.atOnce', { hours: loaded.value.raiseHours }) };
};

/** Excludes the member, which ends the session. */
async function exclude(portal: Portal, body: CallRequest<'protectionExclude'>['body'], told: string) {
  await portal.gateway.call('protectionExclude', { body });
  portal.login.forget();
  portal.navigation.closeModal();
  portal.alerts.show({ text: told, severity: 'info', confirm: 'common.ok' });
}

const setRealityCheck: ActionDefinition<'setRealityCheck'> = async (_, portal, { form }) => {
  const minutes = Number(textOf(form?.values ?? {}, 'minutes'));
  await portal.gateway.call('protectionRealityCheck', { body: { minutes } });
  refreshProtection(portal);
  portal.toasts.show(portal.say('protect.done'), 'success');
};

const takeBreak: ActionDefinition<'takeBreak'> = (_, portal, { form }) =>
  exclude(
    portal,
    { kind: 'timeOut', hours: Number(textOf(form?.values ?? {}, 'hours')) },
    'protect.timeOut.begun',
  );

const excludeMyself: ActionDefinition<'excludeMyself'> = (_, portal, { form }) => {
  const values = form?.values ?? {};
  const months = textOf(values, 'months');
  return exclude(
    portal,
    {
      kind: 'selfExclusion',
      months: months === 'forGood' ? null : Number(months),
      password: textOf(values, 'password'),
    },
    'protect.exclusion.begun',
  );
};

/** Flows of the protection actions, in one chunk that loads with its first form. */
export const protectionFlows = { setLimit, setRealityCheck, takeBreak, excludeMyself } as const;

export type ProtectionFlowName = keyof typeof protectionFlows;
