import { benchFields } from '../../fields.ts';
import { announce } from '../../form-page.ts';
import { rjsf } from '../../forms/rjsf.tsx';

void announce((count, submitted) => rjsf(benchFields(count), submitted));
