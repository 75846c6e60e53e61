import { benchFields } from '../../fields.ts';
import { announce } from '../../form-page.ts';
import { handWritten } from '../../forms/hand-written.tsx';

void announce((count, submitted) => handWritten(benchFields(count), submitted));
