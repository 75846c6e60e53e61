import { createContext, useContext, type ReactNode } from 'react';
import type { Texts } from './create-texts.ts';

const TextContext = createContext<Texts | undefined>(undefined);

/** Provides the brand's texts to the components below. */
export function TextProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextContext value={texts}>{children}</TextContext>;
}

export function useTexts(): Texts {
  const texts = useContext(TextContext);
  if (!texts) throw new Error('useText needs a TextProvider above it.');
  return texts;
}
