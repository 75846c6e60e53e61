import { announce } from '../../form-page.ts';
import { rjsf } from '../../forms/rjsf.tsx';

announce(rjsf);
