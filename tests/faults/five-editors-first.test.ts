import { fiveEditors } from './five-editors.ts';

fiveEditors(0);
