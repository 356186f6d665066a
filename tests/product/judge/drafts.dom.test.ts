import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProblemInfo, SubmissionRow } from '#app/judge/api-types.ts';
import { findNewerProgram } from '#app/judge/newer-program.ts';
import { createProgramStore } from '#app/judge/programs.ts';
import { HttpError } from '#src/http/result.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld } from '#tests/support/page-world.tsx';

const WRITTEN = Date.parse('2026-03-02T10:00:00Z');
const KEY = 'program-u-P1-C++';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] }));
afterEach(() => void vi.useRealTimers());

describe('a change of a program', () => {
	it('is saved when the browser is idle, with its time', () => {
		const storage = memoryStorage();
		const programs = createProgramStore(storage, 'u', 'P1', () => WRITTEN);
		programs.write('C++', 'a');
		programs.write('C++', 'ab');
		expect(storage.entries[KEY]).toBeUndefined();
		vi.runAllTimers();
		expect(storage.entries[KEY]).toBe('ab');
		expect(programs.writtenAt('C++')).toBe(WRITTEN);
		expect(programs.writtenAt('Python3')).toBeNull();
	});

	it.each(['pagehide', 'blur', 'visibilitychange'])('is saved at once on %s', (event) => {
		const storage = memoryStorage();
		const programs = createProgramStore(storage, 'u', 'P1', Date.now);
		programs.write('C++', 'ab');
		(event === 'visibilitychange' ? document : window).dispatchEvent(new Event(event, { bubbles: event === 'visibilitychange' }));
		expect(storage.entries[KEY]).toBe('ab');
	});

	it('is visible to reads before it is saved', () => {
		const programs = createProgramStore(memoryStorage(), 'u', 'P1', Date.now);
		programs.write('C++', 'ab');
		expect(programs.read('C++')).toBe('ab');
	});
});

describe('a submission from another device', () => {
	const info = { problem: { problemId: 'P1' }, languages: ['C++', 'Python3'] } as ProblemInfo;
	const row = { submitId: 9, status: 0, language: 'C++', submitTime: '2026-03-02T11:00:00.000+0000' } as SubmissionRow;

	interface Here {
		draft?: string;
		writtenAt?: string;
		known?: number;
		row?: Partial<SubmissionRow> | null;
		code?: string | null;
	}

	async function offered({ draft, writtenAt, known, row: changes = {}, code = 'theirs' }: Here) {
		const storage = memoryStorage({
			...(draft !== undefined && { [KEY]: draft }),
			...(writtenAt && { 'written-u-P1-C++': String(Date.parse(writtenAt)) }),
			...(known && { 'submission-u-P1': String(known) }),
		});
		const world = createWorld({
			'judge.getSubmissionList': () => ({ records: changes ? [{ ...row, ...changes }] : [] }),
			'judge.getSubmissionDetail': () => ({ submission: { code } }),
		});
		const programs = createProgramStore(storage, 'u', 'P1', Date.now);
		return findNewerProgram({ info, call: world.environment.call, programs });
	}

	it.each<[string, Here, boolean]>([
		['on another computer, before anything was written here', {}, true],
		['after the draft was written', { draft: 'mine', writtenAt: '2026-03-02T10:00:00Z' }, true],
		['with a draft of unknown age', { draft: 'mine' }, true],
		['before the draft was written', { draft: 'mine', writtenAt: '2026-03-02T12:00:00Z' }, false],
		['from here', { draft: 'mine', writtenAt: '2026-03-02T10:00:00Z', known: 9 }, false],
		['after the last submission from this browser', { draft: 'mine', writtenAt: '2026-03-02T10:00:00Z', known: 8 }, true],
		['and is the same as the draft', { draft: 'theirs\n', writtenAt: '2026-03-02T10:00:00Z' }, false],
		['in a language no longer offered', { row: { language: 'Rust' } }, false],
		['with an unreadable time', { row: { submitTime: 'yesterday' } }, false],
		['without its program', { code: null }, false],
		['never', { row: null }, false],
	])('%s: offers it or not', async (_case, here, isOffered) => {
		expect((await offered(here)) !== null).toBe(isOffered);
	});

	it('is reported with both times', async () => {
		expect(await offered({ draft: 'mine', writtenAt: '2026-03-02T10:00:00Z' })).toEqual({
			submitId: 9,
			status: 0,
			language: 'C++',
			code: 'theirs',
			hasDraft: true,
			submittedAt: new Date('2026-03-02T11:00:00Z'),
			writtenAt: WRITTEN,
		});
	});

	it('is fetched again after the judge session is renewed', async () => {
		let asked = 0;
		const world = createWorld({
			'judge.getSubmissionList': () => {
				asked += 1;
				return asked === 1 ? new HttpError({ kind: 'unauthorised', message: '请您先登录！' }) : { records: [row] };
			},
			'judge.getSubmissionDetail': () => ({ submission: { code: 'theirs' } }),
		});
		const programs = createProgramStore(memoryStorage(), 'u', 'P1', Date.now);
		expect(await findNewerProgram({ info, call: world.environment.call, programs })).toMatchObject({ code: 'theirs' });
		expect(asked).toBe(2);
	});
});
