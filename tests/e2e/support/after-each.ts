import { afterAll, afterEach } from 'vitest';
import { forgetFile, recordFailure } from './failure-record.ts';

// Runs before the fixtures are torn down, while the pages are still open.
afterEach(({ task }) => recordFailure(task));
afterAll(forgetFile);
