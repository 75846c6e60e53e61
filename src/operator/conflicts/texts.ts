const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Words of merging what two people did to one document. */
export const conflictTexts = {
  title: 'Two changes of one document',
  lead: (name: string) =>
    `While you were editing ${name}, somebody else saved or published it. Nothing of yours is lost. What does not meet is merged already.`,
  mine: 'Edited by you',
  theirs: 'By somebody else',
  base: 'Before both',
  same: 'Nothing different from before',
  none: 'The two do not touch the same values, so both are kept.',
  some: (number: number) =>
    `${count(number, 'value was', 'values were')} changed by both. Decide what shall hold.`,
  left: (number: number) => `${count(number, 'decision', 'decisions')} left`,
  place: (number: number, total: number, name: string) => `${number} of ${total}: ${name}`,
  whole: 'The whole document',
  takeMine: 'Mine',
  takeTheirs: 'Theirs',
  takeOther: 'Something else',
  other: 'Your own value',
  otherJson: 'As JSON; a text stands in quotes.',
  badJson: 'This is not JSON.',
  gone: 'taken away',
  absent: 'not there',
  allMine: 'Mine everywhere',
  allTheirs: 'Theirs everywhere',
  json: 'See and edit it as JSON',
  jsonTheirs: 'By somebody else',
  jsonResult: 'What will be saved',
  jsonBroken: 'What stands on the right is not JSON, so it is not taken.',
  save: 'Check and save',
  saveAll: 'Save all the same',
  checking: 'Checking…',
  problems: (number: number) =>
    `What would be saved has ${count(number, 'error', 'errors')}. It could not be published like this.`,
} as const;
