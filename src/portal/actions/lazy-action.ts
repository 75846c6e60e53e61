import type { ActionName } from '#contract/generated/names.ts';
import type { ActionDefinition } from './definition.ts';
import type { Portal } from '../runtime/portal.ts';

type Flows<Name extends ActionName> = { readonly [Each in Name]: ActionDefinition<Each> };

type LazyCode<Name extends ActionName, Code> = {
  bring: () => Promise<Code>;
  flowsOf: (code: Code) => Flows<Name>;
  /** Begins, once the code is here, with what can be done before an action runs. */
  begin?: (code: Code, name: Name, portal: Portal) => void;
};

/**
 * Makes actions whose code, the flows of one part of the portal, stays out of the first load: it is fetched when an action runs,
 * or before, when a form that submits to it opens.
 */
export const lazyActions =
  <Name extends ActionName, Code>({ bring, flowsOf, begin }: LazyCode<Name, Code>) =>
  <Each extends Name>(
    name: Each,
    more: Pick<ActionDefinition<Each>, 'once' | 'initial' | 'summary'> = {},
  ): ActionDefinition<Each> => {
    const action: ActionDefinition<Each> = async (data, portal, input) =>
      flowsOf(await bring())[name](data, portal, input);
    action.prepare = (portal) =>
      void bring().then(
        (code) => begin?.(code, name, portal),
        // A failed fetch is reported when the action runs.
        () => {},
      );
    return Object.assign(action, more);
  };
