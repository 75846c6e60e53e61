import { announce } from '../../form-page.ts';
import { ours } from '../../forms/ours.tsx';

announce(ours);
