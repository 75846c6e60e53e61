import { useNavigate } from 'react-router-dom';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { brandAddress } from './address.ts';
import { say } from '../language/say.ts';

/** A brand was made: the way to its portal and to its editors. */
export const CreatedDialog = ({
  pack,
  name,
  onClose,
}: {
  pack: string;
  name: string;
  onClose: () => void;
}) => {
  const navigate = useNavigate();
  return (
    <Dialog
      title={say('console.brands.done', { name })}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('console.brands.stay')}</Button>
          <Button look="main" onPress={() => void navigate(`/${pack}`)}>
            {say('console.brands.edit', { name })}
          </Button>
        </>
      }
    >
      <p>{say('console.brands.doneLead')}</p>
      <p>
        <a className="op-link op-brand-portal" href={brandAddress(pack)} target="_blank" rel="noreferrer">
          {say('console.brands.open', { name })} <Icon name="external" />
        </a>
      </p>
    </Dialog>
  );
};
