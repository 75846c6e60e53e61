/** Properties that one kind of input reads, and what the others do with them: nothing. */
export const inputsWith: Readonly<Record<string, readonly string[]>> = {
  options: ['select', 'radio'],
  optionsFrom: ['select', 'radio'],
  boundsFrom: ['number', 'amount', 'bankAccount', 'text'],
  search: ['select'],
  minimum: ['number', 'amount'],
  maximum: ['number', 'amount'],
  quick: ['amount'],
  accept: ['upload'],
  strength: ['newPassword'],
  send: ['code'],
  link: ['checkbox'],
  searchable: [
    'text',
    'username',
    'email',
    'phone',
    'date',
    'select',
    'radio',
    'country',
    'textarea',
    'number',
    'amount',
    'bankAccount',
  ],
};

/** What a question is about: a text that may be told to anybody, or a new password, of which nothing is told. */
export const inputsAsked: Readonly<Record<string, readonly string[]>> = {
  passwordUncommon: ['newPassword'],
};
/** Inputs whose value may be asked about. */
export const toldToAnybody: readonly string[] = ['text', 'username', 'email', 'phone'];
