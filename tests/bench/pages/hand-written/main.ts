import { announce } from '../../form-page.ts';
import { handWritten } from '../../forms/hand-written.tsx';

announce(handWritten);
