import { describe, expect, it } from 'vitest';
import { formDocuments } from '../testing/form-documents.ts';
import { pageOfForm, previewAddress, previewPages } from './preview-pages.ts';

const documents = {
  ...formDocuments(),
  'screen/join': {
    kind: 'screen',
    id: 'join',
    presentation: 'page',
    path: '/join',
    title: 'form.send',
    over: 'register',
    body: { order: [], items: {} },
  },
};

describe('the pages of a preview', () => {
  it('are those with an address, home first, panels of a centre among them', () => {
    expect(previewPages(documents)).toEqual([
      { path: '/index', name: 'Home' },
      { path: '/join', name: 'Register' },
      { path: '/member/security', name: 'Nothing here' },
    ]);
  });

  it('lead to a form through the page that opens its modal', () => {
    expect(pageOfForm(documents, 'register')).toBe('/join');
    expect(pageOfForm(formDocuments(), 'register')).toBeUndefined();
  });

  it('lead to a form on a page of its own', () => {
    const page = {
      kind: 'screen',
      id: 'form',
      presentation: 'page',
      path: '/form',
      body: { order: ['a'], items: { a: { type: 'form', props: { form: 'register' } } } },
    };
    expect(pageOfForm({ ...documents, 'screen/form': page }, 'register')).toBe('/form');
  });

  it('keep the token of the link', () => {
    expect(previewAddress('https://shop.example/?preview=a%2Fb', '/join')).toBe(
      'https://shop.example/join?preview=a%2Fb',
    );
  });
});
