import { useEffect, useState } from 'react';
import type { Choice } from './book-view.ts';

const key = 'slip';

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'key' in value && 'pick' in value && 'odds' in value;

function keptChoices(): Choice[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isChoice) : [];
  } catch {
    // Forbidden or foreign: the slip begins empty.
    return [];
  }
}

/** The picks on the slip, which survive leaving the game in this tab, such as for a deposit. */
export function useKeptChoices(): [Choice[], (next: Choice[] | ((old: Choice[]) => Choice[])) => void] {
  const [choices, setChoices] = useState(keptChoices);
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(choices));
    } catch {
      // Full or forbidden: the slip lasts as long as the page.
    }
  }, [choices]);
  return [choices, setChoices];
}
