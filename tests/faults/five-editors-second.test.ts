import { fiveEditors } from './five-editors.ts';

fiveEditors(Number(process.env['EDITING_SEED'] ?? 20_261_122));
