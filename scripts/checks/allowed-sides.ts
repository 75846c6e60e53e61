const mark = 'a logo that does not fit shows its mark, which the picture has at its left';
const struck = 'the two of a fight stand on fixed sides of the stage, as on its posters';

/** Declarations that name a side of the page in every language, with the reason. */
export const allowedSides: Readonly<Record<string, string>> = {
  'portal/blocks/layout/header/header.css object-position: left center': mark,
  'sandbox/games/base.css transform: translate(6rem, -5rem) rotate(24deg)':
    'cards come from the one place of the shoe',
  'sandbox/games/views/small.css transform: translateX(2.2rem) rotate(8deg)': struck,
  'sandbox/games/views/small.css transform: scaleX(-1) translateX(2.2rem) rotate(8deg)': struck,
  'ui/form/widgets/select-search/searchable-list.css border-width: 0 2.5px 2.5px 0':
    'a tick is drawn the same everywhere',
};
