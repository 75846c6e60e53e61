import { loadWords } from './language/load-words.ts';
import { speak } from './language/say.ts';
import { applyMode } from './mode/console-mode.ts';
import './styles/index.css';

applyMode();
// The lists of these fonts are long, and a label in another script may change its face a moment later.
void import('./styles/scripts.css');
const words = await loadWords();
speak(words);
document.documentElement.lang = words.language;
const { startConsole } = await import('./start-console.tsx');
startConsole();
