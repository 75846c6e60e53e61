import { databases } from '#server/testing/database.ts';
import { fiveEditors } from './five-editors.ts';

fiveEditors(0, databases[0] ?? 'embedded');
