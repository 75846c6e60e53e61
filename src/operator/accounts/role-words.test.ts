import { describe, expect, it } from 'vitest';
import { kindsOf, roleWords, withKinds, withRole } from './role-words.ts';

describe('roles as they are edited', () => {
  it('hold a kind beside everything only while it has more', () => {
    const some = withRole({ shop: 'viewer' }, 'shop', 'texts', 'editor');
    expect(some).toEqual({ shop: { '*': 'viewer', texts: 'editor' } });
    expect(withRole(some, 'shop', '*', 'editor')).toEqual({ shop: 'editor' });
    expect(withRole(some, 'shop', '*', undefined)).toEqual({ shop: { texts: 'editor' } });
  });

  it('leave a brand with its last role, and other brands alone', () => {
    expect(withRole({ shop: 'viewer', ground: 'admin' }, 'shop', '*', undefined)).toEqual({
      ground: 'admin',
    });
    expect(withKinds({ ground: 'admin' }, 'shop', {})).toEqual({ ground: 'admin' });
  });

  it('are said in words', () => {
    expect(roleWords(kindsOf({ shop: { '*': 'viewer', texts: 'editor', menu: 'editor' } }, 'shop'))).toBe(
      'Viewer, Editor of Menus and Texts',
    );
    expect(roleWords(kindsOf({}, 'constructor'))).toBe('No role');
  });
});
