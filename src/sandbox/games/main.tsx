import './base.css';
import { createRoot } from 'react-dom/client';
import { Game } from './shell/Game.tsx';

const root = document.getElementById('game');
if (root) createRoot(root).render(<Game />);
