// Form documents for the stories of the widgets: one small form for each state of each kind of input the form schema has. A kind
// that is new in the schema gets its stories by itself; what it cannot do without (options, limits of a file) stands in `needs`.
const LONG =
  'A label that somebody wrote without thinking of small screens, and that therefore runs over more than one line on a phone';

/** What the samples say, in English whatever the language; everything else a form says comes from the brand. */
export const sampleTexts = {
  'sample.help': 'Only we see this.',
  'sample.placeholder': 'As it stands in your papers',
  'sample.long': LONG,
  'sample.long.help': `${LONG}: with a help text that explains, at some length, what the value is for and who gets to see it.`,
  'sample.long.message':
    'This value cannot be taken, because it is neither of the form that we expect nor of one that we could make sense of.',
  'sample.option.first': 'First choice',
  'sample.option.second': 'Second choice',
  'sample.option.third': 'Third choice',
  'sample.option.help': 'Usually within minutes',
  'sample.terms': 'I have read the {{link}} and agree to them',
  'sample.terms.link': 'terms of use',
  'sample.send': 'Send code',
  'sample.send.again': 'Send again',
  'sample.form': 'Sample form',
  'sample.submit': 'Continue',
  'sample.submit.busy': 'Sending…',
  'sample.name': 'Full name',
  'sample.email': 'E-mail',
  'sample.country': 'Country',
  'sample.amount': 'Amount',
  'sample.note': 'Note',
  'sample.company': 'Company',
  'sample.business': 'I play for a company',
  'sample.step.who': 'You',
  'sample.step.where': 'Where',
  'sample.step.what': 'How much',
  'sample.step.help': 'We need this once.',
  'sample.group': 'About you',
  'sample.mode.one': 'By e-mail',
  'sample.mode.two': 'By country',
  'sample.draft': 'Save for later',
  'sample.drop': 'Throw away',
  'sample.confirm': 'Is this right?',
  'sample.confirm.text': 'It cannot be changed afterwards.',
  'sample.done': 'Thank you',
  'sample.done.text': 'We have it, and write to you within a day.',
  'sample.failed': 'That did not work',
};

const key = 'value';

/** What is on the page once a state is reached. */
const wrong = '[data-field] [aria-invalid=true]';
const waiting = '[data-field][aria-busy=true]';
const closed = '[data-field] :disabled';

const heading = (input) =>
  input.replaceAll(/([A-Z])/gu, ' $1').replace(/^./u, (letter) => letter.toUpperCase());

/** `bankAccount` → `BankAccount`, the name of its stories. */
export const storyName = (input) => heading(input).replaceAll(' ', '');

const options = (count) => {
  const labels = ['first', 'second', 'third'];
  const order = Array.from({ length: count }, (_, index) => `option${index + 1}`);
  const item = (index) => ({ label: `sample.option.${labels[index % labels.length]}` });
  return { order, items: Object.fromEntries(order.map((id, index) => [id, item(index)])) };
};

const files = [
  { name: 'passport.png', type: 'image/png', size: 182_000 },
  { name: 'statement-of-account-of-the-year-2026.pdf', type: 'application/pdf', size: 1_204_000 },
];

/** What an input cannot do without, by its kind, and a value that a player would give. */
const needs = {
  username: { autocomplete: 'username', value: 'annabelle' },
  password: { autocomplete: 'current-password', value: 'correct horse' },
  newPassword: { autocomplete: 'new-password', value: 'correct horse 9' },
  repeatPassword: { autocomplete: 'new-password', value: 'correct horse 9' },
  email: { autocomplete: 'email', value: 'anna@example.com' },
  phone: { autocomplete: 'tel-national', companion: 'valueCode', value: '912345678' },
  date: { value: '1990-05-21' },
  select: { options: options(3), value: 'option2' },
  country: { value: 'MM' },
  code: { autocomplete: 'one-time-code', value: '482913' },
  textarea: { value: 'First line.\nSecond line, somewhat longer than the first.' },
  checkbox: { label: 'sample.terms', link: { label: 'sample.terms.link', action: { do: 'openModal', modal: 'terms' } }, value: true },
  number: { minimum: 1, maximum: 99, value: '21' },
  radio: {
    options: { ...options(3), items: { ...options(3).items, option1: { label: 'sample.option.first', help: 'sample.option.help' } } },
    value: 'option2',
  },
  amount: { minimum: 1000, maximum: 500000, value: '150000' },
  bankAccount: { value: '12345678901234' },
  upload: {
    accept: { types: ['image/png', 'image/jpeg', 'application/pdf'], maxBytes: 2_097_152, maxFiles: 3 },
    value: files,
  },
}; // prettier-ignore

/** States that only some kinds of input have. */
const further = {
  newPassword: { Strength: { field: { strength: true }, filled: true } },
  select: { Search: { field: { options: options(14), search: true } } },
  radio: { Pictures: { field: { options: { order: ['option1', 'option2'], items: { option1: { label: 'sample.option.first', image: 'posters/bazaar-rummy.svg' }, option2: { label: 'sample.option.second', image: 'posters/bazaar-rummy.svg' } } } } } },
  amount: { Quick: { field: { quick: [10000, 50000, 100000] } }, Wrong: { initial: '12,3,4', show: 'errors', until: wrong } },
  code: { Send: { field: { send: { label: 'sample.send', again: 'sample.send.again', action: { do: 'sendRegisterCode' }, seconds: 60 } } } },
  textarea: { Counter: { rule: { maxLength: 200 }, filled: true } },
  date: { TooYoung: { field: { minAge: 21 }, initial: '2020-01-01', show: 'errors', until: wrong } },
  upload: { OneFile: { field: { accept: { types: ['image/png'], maxBytes: 524_288, maxFiles: 1 } } } },
  phone: { Loading: { sources: 'waiting' }, Failed: { sources: 'failed' } },
  country: { Loading: { sources: 'waiting' }, Failed: { sources: 'failed' } },
  captcha: { Loading: { sources: 'waiting' }, Failed: { sources: 'failed' } },
}; // prettier-ignore

/** A form with one field. The rules are given as the platform gives them. */
const formOf = (input, field, rule) => ({
  form: {
    kind: 'form',
    id: `sample-${input}`,
    rules: 'sample',
    order: ['only'],
    groups: { only: { order: [key] } },
    fields: { [key]: field },
    submit: { label: 'sample.submit', busy: 'sample.submit.busy', action: { do: 'register' } },
  },
  rules: { kind: 'rules', id: 'sample', fields: { [key]: { enabled: true, required: false, ...rule } } },
});

/** Every state of one kind of input: its story's name, and what the story is made of. */
export function widgetStates(input) {
  const { value = 'Anna Belle', ...field } = needs[input] ?? {};
  const base = { label: `sample.input.${input}`, input, ...field };
  const filled = { [key]: value };
  // What is typed from a picture is gone with the next picture.
  const renewed = input === 'captcha';
  const state = ({ field: more, rule, ...rest } = {}) => ({
    ...formOf(input, { ...base, ...more }, rule),
    ...rest,
  });
  const long = { label: 'sample.long', help: 'sample.long.help', placeholder: 'sample.long' };
  const states = {
    Empty: state({ field: input === 'checkbox' ? {} : { placeholder: 'sample.placeholder' } }),
    ...(!renewed && { Filled: state({ initial: filled }) }),
    Required: state({ rule: { required: true } }),
    Help: state({ field: { help: 'sample.help' } }),
    Error: state({ rule: { required: true }, show: 'errors', until: wrong }),
    Disabled: state({ field: { enabledWhen: false }, initial: filled, until: closed }),
    ...(!renewed && typeof value === 'string' && {
      Checking: state({ field: { check: 'accountFree' }, initial: filled, show: 'questions', until: waiting }),
      Taken: state({ field: { check: 'accountFree' }, initial: filled, show: 'questions', answer: 'taken', until: wrong }),
    }),
    LongText: state({ field: { ...long, ...(input === 'checkbox' && { label: 'sample.long' }) }, rule: { required: true } }),
    LongError: state({
      field: { ...long, message: 'sample.long.message' },
      rule: { required: true, acceptedPattern: 'nothing like this' },
      initial: typeof value === 'string' && !renewed ? filled : {},
      show: 'errors',
      until: wrong,
    }),
  }; // prettier-ignore
  for (const [name, { initial, filled: full, ...rest }] of Object.entries(further[input] ?? {}))
    states[name] = state({
      ...rest,
      ...(full && { initial: filled }),
      ...(initial && { initial: { [key]: initial } }),
    });
  return states;
}

/** Labels of the widgets' own samples, such as “Bank account”. */
export const inputTexts = (inputs) =>
  Object.fromEntries(inputs.map((input) => [`sample.input.${input}`, heading(input)]));

const person = {
  kind: 'form',
  id: 'sample',
  rules: 'sample',
  title: 'sample.form',
  order: ['who', 'where', 'what'],
  groups: {
    who: { label: 'sample.group', order: ['name', 'email'] },
    where: { order: ['country', 'business', 'company'] },
    what: { order: ['amount', 'note'] },
  },
  fields: {
    name: { label: 'sample.name', input: 'text', autocomplete: 'name' },
    email: { label: 'sample.email', input: 'email', autocomplete: 'email', help: 'sample.help' },
    country: { label: 'sample.country', input: 'country' },
    business: { label: 'sample.business', input: 'checkbox' },
    company: {
      label: 'sample.company',
      input: 'text',
      when: { var: 'form.business' },
      requiredWhen: { '==': [{ var: 'form.country' }, 'MM'] },
    },
    amount: {
      label: 'sample.amount',
      input: 'amount',
      minimum: 1000,
      maximum: 500000,
      quick: [10000, 50000],
    },
    note: { label: 'sample.note', input: 'textarea', enabledWhen: { '!=': [{ var: 'form.amount' }, ''] } },
  },
  submit: { label: 'sample.submit', busy: 'sample.submit.busy', action: { do: 'register' } },
};

const personRules = {
  kind: 'rules',
  id: 'sample',
  fields: {
    name: { enabled: true, required: true, minLength: 2, maxLength: 40 },
    email: { enabled: true, required: true, maxLength: 60 },
    amount: { enabled: true, required: true },
    note: { enabled: true, required: false, maxLength: 200 },
  },
};

const steps = {
  order: ['who', 'where', 'what'],
  items: {
    who: { label: 'sample.step.who', help: 'sample.step.help', groups: ['who'] },
    where: { label: 'sample.step.where', groups: ['where'] },
    what: { label: 'sample.step.what', groups: ['what'] },
  },
};

const complete = { name: 'Anna Belle', email: 'anna@example.com', country: 'MM', amount: '150000' };

const many = (count) => {
  const names = Array.from({ length: count }, (_, index) => `field${index + 1}`);
  return {
    form: {
      ...person,
      order: ['all'],
      groups: { all: { columns: 2, order: names } },
      fields: Object.fromEntries(names.map((name) => [name, { label: 'sample.name', input: 'text' }])),
    },
    rules: {
      kind: 'rules',
      id: 'sample',
      fields: Object.fromEntries(names.map((name) => [name, { enabled: true, required: true, maxLength: 40 }])),
    },
  };
}; // prettier-ignore

/**
 * Whole forms in every way they present themselves. `press` is how often the main button is pressed, `answer` what the
 * platform says, `until` what is then on the page.
 */
export function formStates() {
  const state = (form, more = {}) => ({ form: { ...person, ...form }, rules: personRules, ...more });
  const confirm = { title: 'sample.confirm', text: 'sample.confirm.text', summary: ['name', 'amount'] };
  const success = { present: 'replace', title: 'sample.done', text: 'sample.done.text' };
  const sent = (more) => ({ initial: complete, press: 1, ...more });
  return {
    Start: state({}),
    Summary: state({}, { press: 1, until: '[aria-invalid=true]' }),
    FirstStep: state({ steps }, { until: '[aria-current=step]' }),
    SecondStep: state({ steps }, { initial: complete, press: 1, until: '[data-field=country]' }),
    LastStep: state({ steps }, { initial: complete, press: 2, until: '[data-field=amount]' }),
    WrongStep: state({ steps }, { press: 1, until: '[aria-invalid=true]' }),
    Modes: state({
      modes: {
        one: { label: 'sample.mode.one', omit: ['country'] },
        two: { label: 'sample.mode.two', omit: ['email'], require: ['country'] },
      },
      modeOrder: ['one', 'two'],
    }),
    FurtherButtons: state({
      actions: {
        order: ['draft', 'drop'],
        items: {
          draft: { label: 'sample.draft', sends: true, action: { do: 'register' } },
          drop: { label: 'sample.drop', look: 'danger', action: { do: 'closeModal' }, confirm },
        },
      },
      links: {
        order: ['terms'],
        items: { terms: { label: 'sample.terms.link', action: { do: 'openModal', modal: 'terms' } } },
      },
    }),
    Confirm: state({ submit: { ...person.submit, confirm } }, sent({ until: 'dialog[open]' })),
    Success: state({ success }, sent({ until: '[role=status] h2' })),
    FailureInline: state({}, sent({ answer: 'refused', until: '[role=alert]' })),
    FailureDialog: state(
      { failure: { present: 'dialog', title: 'sample.failed' } },
      sent({ answer: 'refused', until: 'dialog[open]' }),
    ),
    FieldRefused: state({}, sent({ answer: 'field', until: '[aria-invalid=true]' })),
    LostNetwork: state({}, sent({ answer: 'lost', until: '[role=alert] button' })),
    Sending: state({}, sent({ answer: 'waiting', until: 'form[aria-busy=true]' })),
    TwoHundredFields: many(200),
  };
}
