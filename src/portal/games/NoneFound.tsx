import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { Notice } from '#portal/parts/Notice.tsx';

/** Message of a list without matching games. `widen` removes the filters, if any. */
export function NoneFound({ search, widen }: { search: string; widen?: (() => void) | undefined }) {
  const say = useText();
  return (
    <Notice
      icon="search"
      title={say(search === '' && !widen ? 'block.games.none' : 'block.games.notFound')}
      text={search === '' ? undefined : say('block.games.notFoundHint', { search })}
      action={
        widen && (
          <Button variant="secondary" onClick={widen}>
            {say('block.games.widen')}
          </Button>
        )
      }
      live
    />
  );
}
