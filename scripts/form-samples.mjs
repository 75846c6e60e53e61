// Form documents for the stories of the widgets: one small form for each state of each kind of input the form schema has. What a kind
// cannot do without (options, limits of a file) stands in the sample of its file in src/engine/forms/inputs.
import { inputDocumentOf } from '#engine/forms/inputs/parts/input-document.ts';

const LONG =
  'A label that somebody wrote without thinking of small screens, and that therefore runs over more than one line on a phone';

/** Texts of the samples, in English in every language; all other texts of a form come from the brand. */
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

/** Selectors of elements that show that a state is reached. */
const wrong = '[data-field] [aria-invalid=true]';
const waiting = '[data-field][aria-busy=true]';
const closed = '[data-field] :disabled';

const heading = (input) =>
  input.replaceAll(/([A-Z])/gu, ' $1').replace(/^./u, (letter) => letter.toUpperCase());

/** `bankAccount` → `BankAccount`, the name of its stories. */
export const storyName = (input) => heading(input).replaceAll(' ', '');

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

/** All states of one kind of input: name and content of each story. */
export function widgetStates(input) {
  const { value = 'Anna Belle', field, renewed, states: further } = inputDocumentOf(input).sample ?? {};
  const base = { label: `sample.input.${input}`, input, ...field };
  const filled = { [key]: value };
  const isBox = typeof value === 'boolean';
  const state = ({ field: more, rule, ...rest } = {}) => ({
    ...formOf(input, { ...base, ...more }, rule),
    ...rest,
  });
  const long = { label: 'sample.long', help: 'sample.long.help', placeholder: 'sample.long' };
  const states = {
    Empty: state({ field: isBox ? {} : { placeholder: 'sample.placeholder' } }),
    ...(!renewed && { Filled: state({ initial: filled }) }),
    Required: state({ rule: { required: true } }),
    Help: state({ field: { help: 'sample.help' } }),
    Error: state({ rule: { required: true }, show: 'errors', until: wrong }),
    Disabled: state({ field: { enabledWhen: false }, initial: filled, until: closed }),
    ...(!renewed && typeof value === 'string' && {
      Checking: state({ field: { check: 'accountFree' }, initial: filled, show: 'questions', until: waiting }),
      Taken: state({ field: { check: 'accountFree' }, initial: filled, show: 'questions', answer: 'taken', until: wrong }),
    }),
    LongText: state({ field: { ...long, ...(isBox && { label: 'sample.long' }) }, rule: { required: true } }),
    LongError: state({
      field: { ...long, message: 'sample.long.message' },
      rule: { required: true, acceptedPattern: 'nothing like this' },
      initial: typeof value === 'string' && !renewed ? filled : {},
      show: 'errors',
      until: wrong,
    }),
  }; // oxfmt-ignore
  for (const [name, { initial, filled: full, ...rest }] of Object.entries(further ?? {}))
    states[name] = state({
      ...rest,
      ...(rest.show && { until: wrong }),
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
}; // oxfmt-ignore

/**
 * Whole forms in every presentation. `press`: number of presses of the main button; `answer`: the platform's answer;
 * `until`: selector of the state reached.
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
