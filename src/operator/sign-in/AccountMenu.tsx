import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '../api/refusal.ts';
import { Icon } from '../parts/Icon.tsx';
import { LanguageSection } from '../language/LanguageSection.tsx';
import { chooseLanguage } from '../language/load-words.ts';
import { say } from '../language/say.ts';
import { useOperatorSession } from './SessionContext.tsx';
import { StillSignedIn } from './StillSignedIn.tsx';
import { useSignOut } from './useSignOut.ts';

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
  const { account } = useOperatorSession();
  const navigate = useNavigate();
  const signOut = useSignOut(beforeSignOut);
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
