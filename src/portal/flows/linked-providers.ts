import type { ActionDefinition } from '../actions/definition.ts';
import { chosenProvider } from '../ways-in/chosen.ts';
import { linkFlow } from '../ways-in/provider-flows.ts';
import { runInWindow } from '../ways-in/run-provider-flow.ts';
import { textOf } from './submitted-text.ts';

/** Opens the chosen provider for a member who entered the password, and links the returned identity. */
export const linkProvider: ActionDefinition<'linkProvider'> = async (_, portal, { form }) => {
  const flow = linkFlow(portal, chosenProvider(portal), textOf(form?.values ?? {}, 'password'));
  await new Promise<void>((resolve, reject) => {
    runInWindow(portal, flow, (stage) => {
      if (stage.at === 'done') resolve();
      if (stage.at === 'failed') reject(stage.error);
    });
  });
  portal.navigation.closeModal();
};

/** Removes the link to the chosen provider. */
export const unlinkProvider: ActionDefinition<'unlinkProvider'> = async (_, portal, { form }) => {
  await portal.gateway.call('memberProviderUnlink', {
    body: { provider: chosenProvider(portal), password: textOf(form?.values ?? {}, 'password') },
  });
  portal.calls.invalidate((id) => id === 'memberProviders');
  portal.toasts.show(portal.say('ways.unlinked'), 'success');
  portal.navigation.closeModal();
};
