import type { RequestContext } from '#mock/context.ts';
import { closeDueAttempts } from './exam/close-due-attempts.ts';

/** Does what a server would do by the clock, whatever the devices of students do. */
export function applyDue(context: RequestContext<unknown>): void {
	closeDueAttempts(context);
}
