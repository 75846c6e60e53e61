import { useState, type ComponentProps } from 'react';
import { say } from '../language/say.ts';
import { Button } from './Button.tsx';
import { TextInput } from './TextInput.tsx';

/** A line for a password, which can be shown. */
export const PasswordInput = (props: Omit<ComponentProps<typeof TextInput>, 'type'>) => {
  const [shown, setShown] = useState(false);
  return (
    <div className="op-password">
      <TextInput {...props} type={shown ? 'text' : 'password'} spellCheck="false" />
      <Button look="quiet" onPress={() => setShown(!shown)}>
        {shown ? say('console.signIn.hidePassword') : say('console.signIn.showPassword')}
        <span className="op-unseen">: {props.label}</span>
      </Button>
    </div>
  );
};
