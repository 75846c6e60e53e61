import { useEffect, useRef, useState } from 'react';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { isLinkAddress } from './rich-schema.ts';

/** Asks where the selected words lead. Enter sets the link, Escape leaves it. */
export const LinkBar = ({
  address,
  onSet,
  onRemove,
  onClose,
}: {
  /** Of the link that is selected; empty for a new one. */
  address: string;
  onSet: (address: string) => void;
  onRemove: () => void;
  onClose: () => void;
}) => {
  const [entered, setEntered] = useState(address);
  const [refused, setRefused] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.querySelector('input')?.focus(), []);
  const set = (): void => {
    if (isLinkAddress(entered.trim())) onSet(entered.trim());
    else setRefused(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside
    <div
      ref={bar}
      role="group"
      aria-label={say('console.richText.link')}
      className="op-rich-link-bar"
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') onClose();
        else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) set();
        else return;
        // Neither the form nor the dialog around is meant.
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <TextInput
        label={say('console.richText.address')}
        hint={say('console.richText.addressHint')}
        error={refused ? say('console.richText.addressWrong') : undefined}
        value={entered}
        maxLength={500}
        autoComplete="off"
        spellCheck="false"
        onChange={(next) => {
          setRefused(false);
          setEntered(next);
        }}
      />
      <div className="op-rich-link-acts">
        <Button onPress={set}>{say('console.richText.setLink')}</Button>
        {address !== '' && (
          <Button look="quiet" onPress={onRemove}>
            {say('console.richText.removeLink')}
          </Button>
        )}
        <Button look="quiet" onPress={onClose}>
          {say('console.common.cancel')}
        </Button>
      </div>
    </div>
  );
};
