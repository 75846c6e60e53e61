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
  staying: (names: string) => `Errors in what stays a draft do not keep this back: ${names}.`,
  warned: (warnings: number) =>
    `${count(warnings, 'warning', 'warnings')}: it can be published all the same.`,
  brands: (names: string) => `Brands that this reaches: ${names}.`,
  noBrand: 'No brand extends this pack, so no player meets it.',
  showAll: (number: number) => `Show all ${number}`,
  onScreen: {
    page: (name: string) => `On the page ${name}`,
    modal: (name: string) => `In the dialog ${name}`,
    panel: (name: string) => `In the panel ${name}`,
    frame: (name: string) => `Around every page (${name})`,
  } as Record<string, (name: string) => string>,
  inForm: (name: string) => `In the form ${name}`,
  inMenu: (name: string) => `In the menu ${name}`,
  groups: {
    texts: 'Words',
    theme: 'The look of every page',
    patterns: 'What fields accept',
    flags: 'Switches',
    constants: 'Numbers',
    errors: 'What players are told when something fails',
    lobby: 'Games, banners and notices',
    help: 'Help',
    lotteries: 'Lotteries',
    providers: 'Other ways to log in',
    cashier: 'Deposits and withdrawals',
    brand: 'The brand itself',
    rules: 'What fields accept',
  } as Record<string, string>,

  pictures: {
    title: 'Before and after',
    lead: 'The screens that this touches, as players meet them: live, and with the drafts.',
    none: 'No screen that has an address looks different.',
    size: 'Screen size',
    way: 'How to compare',
    ways: { side: 'Side by side', slide: 'One over the other' },
    before: 'Live',
    after: 'Draft',
    slider: (name: string) => `How much of the draft of ${name} shows`,
    more: (number: number) => `Show ${count(number, 'more screen', 'more screens')}`,
    frameOf: (name: string, which: string) => `${name}, ${which}`,
    through: {
      own: 'What stands on it changes',
      frame: 'What stands around it changes',
      look: 'Its look changes',
    },
    because: (names: string) => `because of ${names}`,
    notLive: 'Nothing is live yet, so there is no before.',
    noAddress: (names: string) => `Also touched, without an address of their own: ${names}.`,
  },

  members: {
    title: 'Members there are',
    counting: 'Counting members whose values the new rules would refuse…',
    broken: 'Counting waits until the drafts have no errors.',
    elsewhere: 'The members of this brand are kept by a platform of its own, which this server cannot ask.',
    nobody: 'No rule changes for a value that is kept of members.',
    withheld: (brands: number) =>
      `${count(brands, 'brand is', 'brands are')} left out: your account may not look at it.`,
    all: (members: number) => `${count(members, 'member', 'members')}, all looked at`,
    partly: (checked: number, members: number) => `${checked} of ${members} members looked at`,
    hashed: 'cannot be counted: it is kept so that nobody can read it.',
    noneRefused: (values: number) => `none of ${count(values, 'value', 'values')} would be refused.`,
    refused: (refused: number, values: number, partly: boolean) =>
      `${partly ? 'at least ' : ''}${refused} of ${count(values, 'value', 'values')} would be refused when the member next sends the form.`,
    already: (number: number) => `${number} of these are refused already.`,
    missing: (number: number) =>
      `${count(number, 'member has', 'members have')} no value, which would now be required.`,
  },
} as const;
