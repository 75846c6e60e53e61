/** @module-tag full */
import { databases } from '#server/testing/database.ts';
import { fiveEditors } from './five-editors.ts';

fiveEditors(1, databases.at(-1) ?? 'embedded');
