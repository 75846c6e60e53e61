import { change, form, rule, block, homeFile, formFile, rulesFile, type Breakage } from './breakage.ts';
import { objectUnder } from '../small-packs.ts';

export const screensAndForms: Breakage[] = [
  change(
    'an address of two pages',
    (packs) =>
      Object.assign(packs['shop'] ?? {}, {
        'screen/start': {
          kind: 'screen',
          id: 'start',
          presentation: 'page',
          path: '/',
          body: { order: [], items: {} },
        },
      }),
    {
      code: 'DUPLICATE_PATH',
      file: 'shop/screen/start.json',
      pointer: '/path',
      at: '"/"',
    },
  ),
  change(
    'a page without an address',
    (packs) =>
      Object.assign(packs['shop'] ?? {}, {
        'screen/start': { kind: 'screen', id: 'start', presentation: 'page', body: { order: [], items: {} } },
      }),
    {
      code: 'MISSING_PATH',
      file: 'shop/screen/start.json',
      pointer: '/path',
      at: '{',
    },
  ),
  change(
    'a panel at the address of a page',
    (packs) => Object.assign(objectUnder(packs['ground']?.['screen/security']), { path: '/Index/' }),
    {
      code: 'DUPLICATE_PATH',
      file: 'ground/screen/security.json',
      pointer: '/path',
      at: '"/Index/"',
    },
  ),
  change(
    'a frame without an outlet',
    (packs) =>
      Object.assign(objectUnder(packs['ground']?.['screen/frame-full']), { body: { order: [], items: {} } }),
    {
      code: 'FRAME_WITHOUT_OUTLET',
      file: 'ground/screen/frame-full.json',
      pointer: '/body',
      at: '{\n    "order": []',
    },
  ),
  change(
    'two outlets in a frame',
    (packs) => {
      const body = objectUnder(packs['ground']?.['screen/frame-full'], 'body');
      Object.assign(body, { order: [...(body['order'] as string[]), 'second'] });
      Object.assign(objectUnder(body, 'items'), { second: { type: 'outlet' } });
    },
    {
      code: 'OUTLET_TWICE',
      file: 'ground/screen/frame-full.json',
      pointer: '/body/items/second/type',
      at: '"outlet"',
    },
  ),
  change(
    'an outlet in a page',
    (packs) => Object.assign(block(packs, 'hero'), { type: 'outlet', props: {} }),
    {
      code: 'OUTLET_OUTSIDE_FRAME',
      file: homeFile,
      pointer: '/body/items/hero/type',
      at: '"outlet"',
    },
  ),
  change(
    'a rule without a field',
    (packs) =>
      Object.assign(objectUnder(packs['ground']?.['rules/register'], 'fields'), {
        usrname: { enabled: true, required: false },
      }),
    {
      code: 'RULE_WITHOUT_FIELD',
      file: rulesFile,
      pointer: '/fields/usrname',
      at: '"usrname"',
    },
  ),
  change(
    'a required field that no group shows',
    (packs) =>
      Object.assign(objectUnder(form(packs), 'groups', 'you'), { order: ['username', 'repeat', 'agree'] }),
    {
      code: 'REQUIRED_FIELD_HIDDEN',
      file: rulesFile,
      pointer: '/fields/password/required',
      at: 'true',
    },
  ),
  change(
    'a field in two groups',
    (packs) => {
      form(packs)['order'] = ['you', 'more'];
      objectUnder(form(packs), 'groups')['more'] = { order: ['agree'] };
    },
    { code: 'FIELD_SHOWN_TWICE', file: formFile, pointer: '/groups/more/order/0', at: '"agree"' },
  ),
  change(
    'a field that repeats itself',
    (packs) => Object.assign(objectUnder(form(packs), 'fields', 'repeat'), { equals: 'repeat' }),
    {
      code: 'EQUALS_ITSELF',
      file: formFile,
      pointer: '/fields/repeat/equals',
      at: '"repeat"',
    },
  ),
  change(
    'a panel that nothing opens',
    (packs) =>
      Object.assign(packs['shop'] ?? {}, {
        'screen/secret': {
          kind: 'screen',
          id: 'secret',
          presentation: 'panel',
          path: '/secret',
          centre: 'member-centre',
          title: 'page.home',
          body: { order: [], items: {} },
        },
      }),
    {
      code: 'UNREACHABLE_SCREEN',
      file: 'shop/screen/secret.json',
      pointer: '/presentation',
      at: '"panel"',
    },
  ),
  change('bounds the wrong way round', (packs) => Object.assign(rule(packs, 'username'), { minLength: 13 }), {
    code: 'BOUNDS_CROSSED',
    file: rulesFile,
    pointer: '/fields/username/minLength',
    at: '13',
  }),
];
