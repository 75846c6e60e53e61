import { randomBrands } from './random-brands.ts';

randomBrands(1);
