import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';

const fields: FormDocument['fields'] = {
  name: { label: 'field.fullname', input: 'text' },
  bet: { label: 'field.amount', input: 'amount', minimum: 0 },
  rate: { label: 'contracts.rate', input: 'number', minimum: 0, maximum: 20 },
  capped: { label: 'contracts.form.fixed', input: 'checkbox' },
  cap: {
    label: 'contracts.members',
    input: 'number',
    when: { var: 'form.capped' },
    requiredWhen: { '==': [{ var: 'form.rate' }, '20'] },
  },
  note: {
    label: 'field.nickname',
    input: 'text',
    whenHidden: 'keep',
    when: { '!': [{ var: 'form.capped' }] },
  },
};

/** A form whose group `tiers` repeats, with rules across rows and conditions inside of a row. */
export const tierForm: FormDocument = {
  kind: 'form',
  id: 'tiers',
  rules: 'tiers',
  order: ['who', 'tiers'],
  groups: {
    who: { order: ['name'] },
    tiers: {
      label: 'group.account',
      order: ['bet', 'rate', 'capped', 'cap', 'note'],
      repeat: {
        least: 1,
        most: 4,
        row: 'contracts.tier',
        start: [{ bet: '1000', rate: '1' }],
        across: { bet: 'notDescending', rate: 'ascending', note: 'distinct' },
      },
    },
  },
  fields,
  submit: { label: 'action.register', action: { do: 'reload' } },
};

export const tierRules: RulesDocument = {
  kind: 'rules',
  id: 'tiers',
  fields: {
    name: { enabled: true, required: true },
    bet: { enabled: true, required: true },
    rate: { enabled: true, required: true },
    note: { enabled: true, required: false, maxLength: 3 },
  },
};
