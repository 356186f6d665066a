/** Setup of each file of browser tests. */
import { afterAll, afterEach } from 'vitest';
import { forgetFile, recordFailure } from './failure-record.ts';

// The fixtures of the test still stand, and its pages are open.
afterEach(({ task }) => recordFailure(task));
afterAll(forgetFile);
