import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf, unsavedRefusal } from '../api/refusal.ts';
import { Icon } from '../parts/Icon.tsx';
import { LanguageSection } from '../language/LanguageSection.tsx';
import { chooseLanguage } from '../language/load-words.ts';
import { say } from '../language/say.ts';
import { dropUndoSteps } from '../undo/undo-store.ts';
import { useOperatorSession } from './SessionContext.tsx';
import { StillSignedIn } from './StillSignedIn.tsx';
import { sessionKey } from './useSession.ts';

/** Menu of the signed-in account, with sign-out. */
export const AccountMenu = ({
  beforeSignOut,
  own = true,
}: {
  /** Resolves to true when no edits would be lost. */
  beforeSignOut?: () => Promise<boolean>;
  /** True when the account's own page is available. */
  own?: boolean;
}) => {
  const { api } = useAdmin();
  const { account } = useOperatorSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const signOut = useMutation({
    mutationFn: async ({ losing }: { losing: boolean }) => {
      if (!losing && (await beforeSignOut?.()) === false)
        throw unsavedRefusal({
          message: say('console.signIn.unsaved.message'),
          fix: say('console.signIn.unsaved.fix'),
        });
      await api.signOut().catch((error: unknown) => {
        // An expired session is the wanted state.
        if (refusalOf(error).status !== 401) throw error;
      });
    },
    onSuccess: () => {
      dropUndoSteps();
      client.setQueryData(sessionKey, null);
      // Data of this account must not show for the next one.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    },
  });
  // Reloads the page, which itself warns about unsaved edits.
  const speak = async (language: string): Promise<void> => {
    await beforeSignOut?.();
    chooseLanguage(language);
  };
  return (
    <>
      <MenuTrigger>
        <Button className="op-account" aria-label={say('console.signIn.signedInAs', { account })}>
          <Icon name="user" />
          <span>{account}</span>
        </Button>
        <Popover className="op-popover" placement="bottom end">
          <Menu className="op-menu" aria-label={say('console.bar.account')}>
            {own && (
              <MenuItem className="op-menu-item" onAction={() => void navigate('/me')}>
                {say('console.signIn.myAccount')}
              </MenuItem>
            )}
            <LanguageSection onChoose={(language) => void speak(language)} />
            <MenuItem className="op-menu-item" onAction={() => signOut.mutate({ losing: false })}>
              {say('console.signIn.signOut')}
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {signOut.error && (
        <StillSignedIn
          refusal={refusalOf(signOut.error)}
          onStay={signOut.reset}
          onSignOut={(losing) => signOut.mutate({ losing })}
        />
      )}
    </>
  );
};
