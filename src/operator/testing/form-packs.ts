import { objectUnder, smallPacks, type PackValues } from '#engine/testing/small-packs.ts';

/** The small packs with more to edit: an optional e-mail, and a footer that shares a label with the main menu. */
export function formPacks(): PackValues {
  const packs = smallPacks();
  const { ground } = packs;
  const form = ground?.['form/register'];
  objectUnder(form, 'groups', 'you')['order'] = ['username', 'password', 'repeat', 'email', 'agree'];
  objectUnder(form, 'fields')['email'] = { label: 'form.email', input: 'email' };
  objectUnder(ground?.['rules/register'], 'fields')['email'] = {
    enabled: true,
    required: false,
    maxLength: 60,
  };
  if (form) form['title'] = 'form.title';
  if (ground) {
    ground['menu/footer'] = {
      kind: 'menu',
      id: 'footer',
      order: ['home'],
      items: { home: { label: 'menu.home', action: { do: 'navigate', to: '/index' } } },
    };
    const frame = objectUnder(ground['screen/frame-full'], 'body');
    objectUnder(frame, 'items')['footer'] = {
      type: 'footer',
      props: { menu: 'footer', copyright: 'footer.copyright' },
    };
    frame['order'] = [...(Array.isArray(frame['order']) ? frame['order'] : []), 'footer'];
  }
  for (const language of ['en', 'my']) {
    const texts = objectUnder(ground?.[`texts/${language}`], 'texts');
    texts['form.email'] = 'E-mail';
    texts['form.title'] = 'Registration';
    texts['footer.copyright'] = '© {{year}} {{brand}}';
  }
  objectUnder(ground?.['texts/my'], 'texts')['menu.account'] = 'အကောင့်';
  return packs;
}
