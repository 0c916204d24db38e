import { analyzer, readinessBy } from '../common/readiness.ts';
import { FORMS } from './scoring/waits.ts';

export const readiness = readinessBy(FORMS);
export const analyzeLine = analyzer(FORMS);
