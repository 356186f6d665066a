import { describe, expect, it } from 'vitest';
import { GRACE_MS, isDue, paperState } from '#app/exam/back-end/paper-state.ts';
import type { AttemptRow, PaperRow } from '#app/exam/back-end/rows.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { resolveOffset } from '#mock/store/time-offset.ts';

const at = (offset: string): string => resolveOffset(`@${offset}`, MOCK_NOW);

const paper = (fields: Partial<PaperRow> = {}): PaperRow =>
	({ id: 'p', openAt: at('-10d'), closeAt: at('+10d'), maxAttempts: 3, redoMinutes: 0, ...fields }) as PaperRow;

const attempt = (fields: Partial<AttemptRow> = {}): AttemptRow =>
	({ id: 'a', state: 'marked', startedAt: at('-2d'), deadlineAt: at('-2d+1h'), submittedAt: at('-2d+30m'), ...fields }) as AttemptRow;

const stateOf = (of: PaperRow, attempts: AttemptRow[] = []): string => paperState(of, attempts, MOCK_NOW).state;

describe('the state of a paper', () => {
	it.each([
		['not_open before it opens', paper({ openAt: at('+1h') }), [], 'not_open'],
		['open from the moment it opens', paper({ openAt: at('0d 10:00') }), [], 'open'],
		['missed once it closed without an attempt', paper({ closeAt: at('0d 10:00') }), [], 'missed'],
		['missed when the only attempt is an absence', paper({ closeAt: at('-1d') }), [attempt({ state: 'absent' })], 'missed'],
		['closed once it closed after an attempt', paper({ closeAt: at('-1d') }), [attempt()], 'closed'],
		['in_progress with an attempt going on', paper(), [attempt({ state: 'in_progress', deadlineAt: at('+1h') })], 'in_progress'],
		['marking while an attempt waits for its marks', paper(), [attempt({ state: 'submitted' })], 'marking'],
		['redo when attempts are left', paper(), [attempt()], 'redo'],
		['used_up when none are left', paper({ maxAttempts: 1 }), [attempt()], 'used_up'],
		['open when the only attempt was declared void', paper({ maxAttempts: 1 }), [attempt({ state: 'voided' })], 'open'],
		['waiting until the pause is over', paper({ redoMinutes: 10 }), [attempt({ submittedAt: at('-4m') })], 'waiting'],
		['redo when the pause is over', paper({ redoMinutes: 10 }), [attempt({ submittedAt: at('-10m') })], 'redo'],
	])('is %s', (_name, of, attempts, expected) => {
		expect(stateOf(of, attempts)).toBe(expected);
	});

	it('has the time of the next attempt and the number of attempts left', () => {
		const { nextAt, attemptsLeft, usedAttempts } = paperState(paper({ redoMinutes: 10 }), [attempt({ submittedAt: at('-4m') })], MOCK_NOW);
		expect([nextAt, attemptsLeft, usedAttempts]).toEqual([at('+6m'), 2, 1]);
	});

	it('has no limit when the paper has none', () => {
		expect(paperState(paper({ maxAttempts: 0 }), [attempt()], MOCK_NOW).attemptsLeft).toBeNull();
	});
});

describe('an attempt', () => {
	it('is due to be closed once the grace period is over', () => {
		const running = attempt({ state: 'in_progress', deadlineAt: at('0d 10:00') });
		expect(isDue(running, MOCK_NOW + GRACE_MS)).toBe(false);
		expect(isDue(running, MOCK_NOW + GRACE_MS + 1)).toBe(true);
	});
});
