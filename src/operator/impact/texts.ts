const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Words about what a publish does to players. */
export const impactTexts = {
  title: 'Impact',
  lead: 'What players will meet once these drafts are live, before anything is live.',
  changes: 'What changes',
  nothingTitle: 'Nothing to publish',
  nothing: 'The drafts say the same as the live version.',
  blocked: (errors: number) =>
    `${count(errors, 'error keeps', 'errors keep')} this from being published. Mend what is named first.`,
  warned: (warnings: number) =>
    `${count(warnings, 'warning', 'warnings')}: it can be published all the same.`,
} as const;
