/** Words about editing the words of a place. */
export const wordsTexts = {
  empty: 'Words cannot be empty, so they are not saved.',
  add: (label: string) => `Add ${label.toLowerCase()}`,
  remove: (label: string) => `Remove ${label.toLowerCase()}`,
  shared: (places: number) =>
    `Also shown in ${places} other ${places === 1 ? 'place' : 'places'}. Changing it gives this one words of its own.`,
  edit: (what: string, language: string) => `${what} (${language})`,
  reset: (label: string) => `Reset ${label.toLowerCase()} to parent`,
} as const;
