import { useNavigate } from 'react-router-dom';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { addressOf } from './address.ts';
import { texts } from './texts.ts';

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
      title={texts.done(name)}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{texts.stay}</Button>
          <Button look="main" onPress={() => void navigate(`/${pack}`)}>
            {texts.edit(name)}
          </Button>
        </>
      }
    >
      <p>{texts.doneLead}</p>
      <p>
        <a className="op-link op-brand-portal" href={addressOf(pack)} target="_blank" rel="noreferrer">
          {texts.open(name)} <Icon name="external" />
        </a>
      </p>
    </Dialog>
  );
};
