import { analyzer, readinessBy } from '../common/readiness.ts';
import { formsOf } from './scoring/shapes.ts';

const FORMS = formsOf({ sevenTwins: true, thirteenOrphans: true });
export const readiness = readinessBy(FORMS);
export const analyzeLine = analyzer(FORMS);
