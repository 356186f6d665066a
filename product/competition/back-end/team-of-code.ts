import type { RequestContext } from '#mock/context.ts';
import type { Row } from '#mock/store/store.ts';
import type { TeamRow } from './rows.ts';

const MAX_GUESSES = 10;
const WINDOW_MS = 10 * 60_000;

/** Wrong invite codes of a user since `since`. */
interface CodeGuesses extends Row {
	since: number;
	count: number;
}

/** Returns the team of an invite code. Ten wrong codes within ten minutes end the attempts until the ten minutes are over: codes are short. */
export function teamOfCode(context: RequestContext<unknown>, competitionId: string, code: string): TeamRow {
	const { db } = context;
	const id = String(context.user?.id);
	const earlier = db.find<CodeGuesses>('invite-guesses', id);
	const open = earlier && earlier.since + WINDOW_MS > context.now() ? earlier : { since: context.now(), count: 0 };
	if (open.count >= MAX_GUESSES) {
		const minutes = Math.ceil((open.since + WINDOW_MS - context.now()) / 60_000);
		return refuse(context, 429, `邀请码输错太多次了，请 ${minutes} 分钟后再试`);
	}
	const team = db.rowsBy<TeamRow>('competition-teams', 'competitionId', competitionId).find((row) => row.inviteCode === code);
	if (team) return team;
	const guesses = { since: open.since, count: open.count + 1 };
	if (earlier) db.update<CodeGuesses>('invite-guesses', id, guesses);
	else db.insert<CodeGuesses>('invite-guesses', { id, ...guesses });
	return refuse(context, 404, '没有这个邀请码，请和队长核对一下');
}

const refuse = (context: RequestContext<unknown>, code: number, message: string): never =>
	context.fail(code, message, { inviteCode: message });
