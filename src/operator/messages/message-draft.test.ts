import { describe, expect, it } from 'vitest';
import {
  accountsIn,
  bodyOf,
  emptyDraft,
  recipientsOf,
  unfinishedLanguages,
  type MessageDraft,
} from './message-draft.ts';

const draft: MessageDraft = {
  ...emptyDraft,
  words: { my: { title: ' Hello ', content: 'One & <two>\nlines\n\nNext', button: '' } },
};

describe('a message while it is written', () => {
  it('makes paragraphs of the text, and markup of none of it', () => {
    expect(bodyOf(draft, { to: 'audience' }, undefined)).toEqual({
      words: { my: { title: 'Hello', content: '<p>One &amp; &lt;two&gt;<br>lines</p><p>Next</p>' } },
      promotional: false,
      recipients: { to: 'audience' },
    });
  });

  it('takes a button with a label of every language that is said, and a time', () => {
    const action = { do: 'navigate', to: '/promotions' };
    const words = {
      my: { title: 'A', content: 'B', button: 'Go' },
      en: { title: '', content: ' ', button: '' },
    };
    const at = new Date('2026-12-01T10:00:00Z');
    const body = bodyOf({ ...draft, words, action }, { to: 'audience' }, at);
    expect(body).toMatchObject({ action, sendAt: '2026-12-01T10:00:00.000Z' });
    expect(body.words).toEqual({ my: { title: 'A', content: '<p>B</p>', button: 'Go' } });
  });

  it('waits for the first language, and for whatever was begun in others', () => {
    const { words } = draft;
    expect(unfinishedLanguages(emptyDraft, ['my', 'en'])).toEqual(['my']);
    expect(unfinishedLanguages(draft, ['my', 'en'])).toEqual([]);
    const begun = { ...words, en: { title: 'Hello', content: '', button: '' } };
    expect(unfinishedLanguages({ ...draft, words: begun }, ['my', 'en'])).toEqual(['en']);
    const action = { do: 'navigate', to: '/promotions' };
    expect(unfinishedLanguages({ ...draft, action }, ['my', 'en'])).toEqual(['my']);
  });

  it('knows who it is for once that is said', () => {
    expect(accountsIn(' demo, other\ndemo;third ')).toEqual(['demo', 'other', 'third']);
    expect(recipientsOf({ ...draft, to: 'accounts' })).toBeUndefined();
    expect(recipientsOf({ ...draft, to: 'audience' })).toBeUndefined();
    expect(recipientsOf({ ...draft, to: 'accounts', accounts: 'demo' })).toEqual({
      to: 'accounts',
      accounts: ['demo'],
    });
  });
});
