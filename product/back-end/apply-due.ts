import type { RequestContext } from '#mock/context.ts';
import { announceOwnResults } from './competition/announce-own-results.ts';
import { closeDueAttempts } from './exam/close-due-attempts.ts';
import { markDueHomework } from './homework/mark-due-homework.ts';
import { issueCertificates } from './honours/issue-certificates.ts';
import { countReleased } from './questions/count-released.ts';

/** Does what a server would do by the clock, whatever the devices of students do. */
export function applyDue(context: RequestContext<unknown>): void {
	const { db, now, user } = context;
	closeDueAttempts(context);
	markDueHomework(context);
	// The report of an attempt and the wrong-answer book then say the same, whichever is opened first.
	if (user) countReleased(db, user.id, now());
	issueCertificates(context);
	announceOwnResults(context);
}
