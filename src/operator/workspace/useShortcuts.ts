import { useEffect } from 'react';
import { useAnnounce } from '../parts/Announcer.tsx';
import { say } from '../language/say.ts';
import type { Workspace } from './workspace.ts';

/** Undo and redo that say what they did. */
export function useUndo(workspace: Workspace) {
  const announce = useAnnounce();
  return {
    undo: () => {
      const edit = workspace.getState().past.at(-1);
      if (!edit) return;
      workspace.undo();
      announce(say('console.bar.undone', { label: edit.label }));
    },
    redo: () => {
      const edit = workspace.getState().future.at(-1);
      if (!edit) return;
      workspace.redo();
      announce(say('console.bar.redone', { label: edit.label }));
    },
  };
}

/** An editor may stand in a shadow tree, whose host is all that `target` would say. */
const isTyping = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.matches('input, textarea') || target.isContentEditable);
};

/** Where it is kept that the key is off. */
const helpKeyOff = 'livery.operator.helpKeyOff';

/** Whether `?` opens the list of keys: a key without Ctrl can be turned off (WCAG 2.1.4), for speech input says such keys by accident. */
export const helpKey = {
  isOn: (): boolean => localStorage.getItem(helpKeyOff) === null,
  set: (on: boolean): void => {
    if (on) localStorage.removeItem(helpKeyOff);
    else localStorage.setItem(helpKeyOff, 'off');
  },
};

/** `?`, which opens the list of keys, where nobody types. */
export function useHelpKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key !== '?' ||
        !helpKey.isOn() ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event)
      )
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (Command on a Mac), where no text field has the key for itself. */
export function useShortcuts(workspace: Workspace, enabled: boolean): void {
  const { undo, redo } = useUndo(workspace);
  useEffect(() => {
    if (!enabled) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
