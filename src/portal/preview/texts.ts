import type { Persona } from '#contract/preview-address.ts';

/** Words around a preview. Operators and those they hand a link to read them, never players. */
export const previewTexts = {
  label: 'Preview',
  of: (name: string) => `Preview of ${name}`,
  until: (time: string) => `until ${time}`,
  nothing: 'Nothing here is sent or changed.',
  as: 'As',
  language: 'Language',
  theme: 'Theme',
  modes: { dark: 'Dark', light: 'Light' },
  personas: { visitor: 'Visitor', guest: 'Guest', member: 'Member', agent: 'Agent' } satisfies Record<
    Persona,
    string
  >,
  onlyVisitor: 'This brand has a platform of its own, so the preview shows what a visitor sees.',
  personaFailed: 'The platform did not let the preview in, so this is what a visitor sees.',
  endedTitle: 'This preview has ended',
  ended: 'Ask whoever sent you the link for a new one.',
} as const;
