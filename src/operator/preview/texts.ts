import type { Persona } from '#contract/preview-address.ts';

/** Words of the live preview and of the links to it. */
export const previewTexts = {
  as: 'Look as',
  personas: { visitor: 'Visitor', guest: 'Guest', member: 'Member', agent: 'Agent' } satisfies Record<
    Persona,
    string
  >,
  personaHints: {
    visitor: 'Nobody is logged in',
    guest: 'A demo login',
    member: 'A player with an account',
    agent: 'Somebody with an agent centre',
  } satisfies Record<Persona, string>,
  onlyVisitor: 'This brand has a platform of its own, so previews show what a visitor sees.',
  held: (errors: number) =>
    `${errors === 1 ? '1 error holds' : `${errors} errors hold`} your draft back: this is how it last was without.`,
  toProblems: 'Show the problems',
  followsGood: 'Shows the saved draft, while that has errors how it last was without',
  language: 'Language',
  own: 'Brand’s own',
  ownHint: (name: string) => `${name}, as a first visit`,
  theme: 'Theme',
  modes: { own: 'As the brand says', dark: 'Dark', light: 'Light' },
  modeHints: {
    own: 'What a first visit shows',
    dark: 'Chosen by the visitor',
    light: 'Chosen by the visitor',
  },
  share: 'Links to hand on…',

  links: {
    title: (name: string) => `Links to the draft of ${name}`,
    lead: 'Whoever has a link sees the draft as it is saved, also later changes, until the link ends. Nothing can be sent or changed there.',
    works: 'Works for',
    durations: { 60: '1 hour', 480: '8 hours', 1440: '1 day', 4320: '3 days', 10_080: '7 days' },
    hints: {
      60: 'For a quick look',
      480: 'For a working day',
      1440: 'Until this time tomorrow',
      4320: 'Over a weekend',
      10_080: 'The longest there is',
    },
    make: 'Make a link',
    making: 'Making…',
    made: 'Your link',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'The browser did not allow copying. Select the link and copy it by hand.',
    live: 'Links that work',
    none: 'No link has been handed on.',
    by: (account: string) => `by ${account}`,
    until: (time: string) => `until ${time}`,
    copyOf: (until: string) => `Copy the link that works until ${until}`,
    end: 'End now',
    endOf: (until: string) => `End the link that works until ${until}`,
    endSure: 'End it for everybody?',
    ended: 'The link has ended.',
  },
} as const;
