import { objectUnder } from '../small-packs.ts';
import {
  change,
  rule,
  pattern,
  dark,
  error,
  words,
  rulesFile,
  patternsFile,
  type Breakage,
} from './breakage.ts';

const errorsFile = 'ground/errors/main.json';

export const lint: Breakage[] = [
  change(
    'a code of the contract without words',
    ({ ground }) => delete objectUnder(ground?.['errors/main'], 'errors')['WRONG_CREDENTIALS'],
    { code: 'ERROR_NOT_TOLD', file: errorsFile, pointer: '/errors', at: '"errors"' },
  ),
  change(
    'a code of the page without words',
    ({ ground }) => delete objectUnder(ground?.['errors/main'], 'errors')['POPUP_BLOCKED'],
    { code: 'ERROR_NOT_TOLD', file: errorsFile, pointer: '/errors', at: '"errors"' },
  ),
  change(
    'an error in a popup that cannot be answered',
    (packs) => Object.assign(error(packs, 'SESSION_EXPIRED'), { present: 'popup' }),
    {
      code: 'POPUP_WITHOUT_CONFIRM',
      file: errorsFile,
      pointer: '/errors/SESSION_EXPIRED',
      at: '{',
    },
  ),
  change(
    'an error at no field',
    (packs) => Object.assign(error(packs, 'CAPTCHA_WRONG'), { present: 'field' }),
    { code: 'ERROR_WITHOUT_FIELD', file: errorsFile, pointer: '/errors/CAPTCHA_WRONG', at: '{' },
  ),
  change('a pattern that does not compile', (packs) => Object.assign(pattern(packs), { pattern: '[a-z' }), {
    code: 'PATTERN_SYNTAX',
    file: patternsFile,
    pointer: '/patterns/letters/pattern',
    at: '"[a-z"',
  }),
  change(
    'a pattern that escapes what needs none',
    (packs) => Object.assign(pattern(packs), { pattern: '\\-+' }),
    {
      code: 'PATTERN_SYNTAX',
      file: patternsFile,
      pointer: '/patterns/letters/pattern',
      at: '"\\\\-+"',
    },
  ),
  change('a pattern that backtracks', (packs) => Object.assign(pattern(packs), { pattern: '([A-Za-z]+)+' }), {
    code: 'PATTERN_BACKTRACKS',
    file: patternsFile,
    pointer: '/patterns/letters/pattern',
    at: '"([A-Za-z]+)+"',
  }),
  change(
    'a rule whose own pattern backtracks',
    (packs) => Object.assign(rule(packs, 'password'), { acceptedPattern: '(?:\\w+\\s?)*' }),
    {
      code: 'PATTERN_BACKTRACKS',
      file: rulesFile,
      pointer: '/fields/password/acceptedPattern',
      at: '"(?:\\\\w+\\\\s?)*"',
    },
  ),
  change(
    'a pattern that cannot be judged',
    (packs) => Object.assign(pattern(packs), { pattern: '(?:[A-Za-z]|\\p{Script=Kawi})+' }),
    {
      code: 'PATTERN_UNPROVEN',
      file: patternsFile,
      pointer: '/patterns/letters/pattern',
      at: '"(?:[A-Za-z]|',
    },
  ),
  change(
    'a valid example that is refused',
    (packs) => Object.assign(pattern(packs), { valid: ['abc', 'a-b'] }),
    {
      code: 'EXAMPLE_REFUSED',
      file: patternsFile,
      pointer: '/patterns/letters/valid/1',
      at: '"a-b"',
    },
  ),
  change(
    'an invalid example that is accepted',
    (packs) => Object.assign(pattern(packs), { invalid: ['x'] }),
    {
      code: 'EXAMPLE_ACCEPTED',
      file: patternsFile,
      pointer: '/patterns/letters/invalid/0',
      at: '"x"',
    },
  ),
  change(
    'a requirement that a valid example does not fulfil',
    (packs) =>
      Object.assign(pattern(packs), {
        valid: ['abc'],
        requirements: [{ pattern: 'abcd', text: 'pattern.range' }],
      }),
    {
      code: 'EXAMPLE_REFUSED',
      file: patternsFile,
      pointer: '/patterns/letters/valid/0',
      at: '"abc"',
    },
  ),
  change(
    'an invalid example that fulfils every requirement',
    (packs) =>
      Object.assign(pattern(packs), {
        invalid: ['1'],
        requirements: [{ pattern: '[\\s\\S]*', text: 'pattern.range' }],
      }),
    {
      code: 'EXAMPLE_ACCEPTED',
      file: patternsFile,
      pointer: '/patterns/letters/invalid/0',
      at: '"1"',
    },
  ),
  change('a mode that lacks a colour', (packs) => delete dark(packs)['border'], {
    code: 'MISSING_COLOR',
    file: 'ground/theme/main.json',
    pointer: '/modes/dark/border',
    at: '{\n      "canvas"',
  }),
  change(
    'text that is hard to read, in the pack above',
    (packs) => {
      packs['shop'] = {
        ...packs['shop'],
        'theme/main': { kind: 'theme', id: 'main', modes: { light: { textMuted: '#9aa3b5' } } },
      };
    },
    {
      code: 'LOW_CONTRAST',
      file: 'shop/theme/main.json',
      pointer: '/modes/light/textMuted',
      at: '"#9aa3b5"',
    },
  ),
  change('a text that one language lacks', (packs) => delete words(packs, 'my')['lane.hot'], {
    code: 'MISSING_TRANSLATION',
    file: 'ground/texts/my.json',
    pointer: '/texts/lane.hot',
    at: '{\n    "shop.name"',
  }),
  change('a plural form that a language counts with', (packs) => delete words(packs, 'en')['games_one'], {
    code: 'MISSING_TRANSLATION',
    file: 'ground/texts/en.json',
    pointer: '/texts/games_one',
    at: '{\n    "shop.name"',
  }),
  change(
    'a variable that a language lacks',
    (packs) => Object.assign(words(packs, 'my'), { 'pattern.range': '{{min}} letters' }),
    {
      code: 'INTERPOLATION_DIFFERS',
      file: 'ground/texts/my.json',
      pointer: '/texts/pattern.range',
      at: '"{{min}} letters"',
    },
  ),
  change(
    'a text that nothing names',
    (packs) => {
      for (const language of ['en', 'my'])
        packs['shop'] = {
          ...packs['shop'],
          [`texts/${language}`]: { kind: 'texts', id: language, texts: { 'shop.idle': 'Idle' } },
        };
    },
    { code: 'UNUSED_TEXT', file: 'shop/texts/en.json', pointer: '/texts/shop.idle', at: '"shop.idle"' },
  ),
];
