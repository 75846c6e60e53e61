import { change, when, menuFile, type Breakage } from './breakage.ts';

const home = '/items/home/when';

export const conditions: Breakage[] = [
  change('a condition that is a text', when('session.loggedIn'), {
    code: 'CONDITION_SHAPE',
    file: menuFile,
    pointer: home,
    at: '"session.loggedIn"',
  }),
  change('a condition with two operators', when({ '!': [{ var: 'session.loggedIn' }], '!!': [true] }), {
    code: 'CONDITION_SHAPE',
    file: menuFile,
    pointer: home,
    at: '{\n        "!"',
  }),
  change('a foreign operator', when({ '!': [{ log: 'x' }] }), {
    code: 'CONDITION_OPERATOR',
    file: menuFile,
    pointer: `${home}/!/0/log`,
    at: '"x"',
  }),
  change('a fact that does not exist', when({ var: 'session.logedIn' }), {
    code: 'UNKNOWN_FACT',
    file: menuFile,
    pointer: `${home}/var`,
    at: '"session.logedIn"',
  }),
  change('a fact of a form outside a form', when({ '==': [{ var: 'form.username' }, 'x'] }), {
    code: 'UNKNOWN_FACT',
    file: menuFile,
    pointer: `${home}/==/0/var`,
    at: '"form.username"',
  }),
  change('a comparison with one side', when({ '==': [{ var: 'member.type' }] }), {
    code: 'CONDITION_ARGUMENTS',
    file: menuFile,
    pointer: `${home}/==`,
    at: '[\n',
  }),
  change('a number compared with a text', when({ '==': [{ var: 'member.type' }, '4'] }), {
    code: 'CONDITION_TYPES',
    file: menuFile,
    pointer: `${home}/==`,
    at: '[\n',
  }),
  change('a text in an order of size', when({ '>': [{ var: 'language' }, 1] }), {
    code: 'CONDITION_TYPES',
    file: menuFile,
    pointer: `${home}/>/0`,
    at: '{\n            "var": "language"',
  }),
  change('a value the fact never has', when({ '==': [{ var: 'member.type' }, 7] }), {
    code: 'CONDITION_VALUE',
    file: menuFile,
    pointer: `${home}/==/1`,
    at: '7',
  }),
  change(
    'a language by its name, where the brand describes them by their ids',
    when({ '!=': [{ var: 'language' }, 'Burmese'] }),
    { code: 'CONDITION_VALUE', file: menuFile, pointer: `${home}/!=/1`, at: '"Burmese"' },
  ),
  change(
    'a value in a list that the fact never has',
    when({ in: [{ var: 'theme.mode' }, ['dark', 'dusk']] }),
    {
      code: 'CONDITION_VALUE',
      file: menuFile,
      pointer: `${home}/in/1/1`,
      at: '"dusk"',
    },
  ),
  change('a contradiction', when({ and: [{ var: 'flags.enableCt' }, { '!': { var: 'flags.enableCt' } }] }), {
    code: 'CONDITION_NEVER_HOLDS',
    file: menuFile,
    pointer: home,
    at: '{\n        "and"',
  }),
  change('a count below zero', when({ '<': [{ var: 'notices.count' }, 0] }), {
    code: 'CONDITION_NEVER_HOLDS',
    file: menuFile,
    pointer: home,
    at: '{\n        "<"',
  }),
  change(
    'a condition that always holds',
    when({ or: [{ var: 'member.isGuest' }, { '!': { var: 'member.isGuest' } }] }),
    {
      code: 'CONDITION_ALWAYS_HOLDS',
      file: menuFile,
      pointer: home,
      at: '{\n        "or"',
    },
  ),
  change('a condition that is plainly false', when(false), {
    code: 'CONDITION_IS_FALSE',
    file: menuFile,
    pointer: home,
    at: 'false',
  }),
];
