import './base.css';
import { createRoot } from 'react-dom/client';
import { loadScript } from './shell/fonts.ts';
import { Game } from './shell/Game.tsx';
import { pageWords } from './shell/texts.ts';

void loadScript(pageWords().font);

const root = document.getElementById('game');
if (root) createRoot(root).render(<Game />);
