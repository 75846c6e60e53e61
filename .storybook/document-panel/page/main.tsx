import { createRoot } from 'react-dom/client';
import type { PackSet } from '#engine/packs.ts';
import { App } from './App.tsx';
import './panel.css';

const answer = await fetch(new URL('./packs.json', import.meta.url));
const packs = (await answer.json()) as PackSet;
const root = document.querySelector('#root');
if (root) createRoot(root).render(<App packs={packs} />);
