import { useText } from '#ui/text/use-text.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { ChoiceStore } from './choice-store.ts';
import { isEmpty } from './kept-choice.ts';

/** Runs a change that takes chosen numbers away, and offers its undo. */
export function useUndo(choice: ChoiceStore): (change: () => void) => void {
  const say = useText();
  const { toasts } = usePortal();
  return (change) => {
    const before = choice.selection();
    change();
    if (isEmpty(before)) return;
    toasts.show(say('lottery.choice.cleared'), 'info', {
      label: say('lottery.slip.undo'),
      run: () => choice.fill(before),
    });
  };
}
