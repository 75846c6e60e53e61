import { useEffect } from 'react';
import { useAnnounce } from '../parts/Announcer.tsx';
import { say } from '../language/say.ts';
import type { Workspace } from './workspace.ts';

/** Undo and redo with an announcement. */
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

/** True for keys typed into a text field. `composedPath` sees through shadow roots, which hide the editor from `target`. */
const isTyping = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.matches('input, textarea') || target.isContentEditable);
};

/** Storage key of the setting that turns `?` off. */
const helpKeyOff = 'livery.operator.helpKeyOff';

/**
 * Setting of the `?` key for the list of keys. A single-character shortcut must be possible to turn off (WCAG 2.1.4), since
 * speech input triggers it by accident.
 */
export const helpKey = {
  isOn: (): boolean => localStorage.getItem(helpKeyOff) === null,
  set: (on: boolean): void => {
    if (on) localStorage.removeItem(helpKeyOff);
    else localStorage.setItem(helpKeyOff, 'off');
  },
};

/** Opens the list of keys on `?`, outside of text fields. */
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

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (Command on a Mac), outside of text fields, which have their own undo. */
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
