import { announceOwnResults } from '#app/competition/back-end/announce-own-results.ts';
import { closeDueAttempts } from '#app/exam/back-end/close-due-attempts.ts';
import { markDueHomework } from '#app/homework/back-end/mark-due-homework.ts';
import { issueCertificates } from '#app/honours/back-end/issue-certificates.ts';
import { publishDueMenus } from '#app/menus/back-end/menu-schedules.ts';
import { countReleased } from '#app/practice/back-end/count-released.ts';
import type { RequestContext } from '#mock/context.ts';

/** Does what a server would do by the clock, whatever the devices of students do. */
export function applyDue(context: RequestContext<unknown>): void {
	const { db, now, user } = context;
	closeDueAttempts(context);
	markDueHomework(context);
	// The report of an attempt and the wrong-answer book then say the same, whichever is opened first.
	if (user) countReleased(db, user.id, now());
	issueCertificates(context);
	announceOwnResults(context);
	publishDueMenus(context);
}
