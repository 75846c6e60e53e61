export { draw } from './draw.tsx';
