import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';

/** Buttons between pages of a list, counted from 0; nothing for a single one. */
export const PageButtons = ({
  page,
  more,
  onPage,
}: {
  page: number;
  more: boolean;
  onPage: (page: number) => void;
}) =>
  page === 0 && !more ? null : (
    <nav className="op-pager" aria-label={say('console.agents.pages')}>
      <Button look="quiet" isDisabled={page === 0} onPress={() => onPage(page - 1)}>
        {say('console.agents.back')}
      </Button>
      <span role="status">{say('console.payments.page', { page: page + 1 })}</span>
      <Button look="quiet" isDisabled={!more} onPress={() => onPage(page + 1)}>
        {say('console.agents.on')}
      </Button>
    </nav>
  );
