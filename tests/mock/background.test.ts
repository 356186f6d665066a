import { describe, expect, it } from 'vitest';
import { createBackground } from '#mock/background.ts';

function createPiece(name: string, log: string[]) {
	let end = (): void => undefined;
	let fail = (_error: Error): void => undefined;
	const done = new Promise<void>((resolve, reject) => {
		end = resolve;
		fail = reject;
	});
	const work = (): Promise<void> => {
		log.push(name);
		return done;
	};
	return { name, work, end, fail };
}

const unexpected = (error: unknown): void => {
	throw error;
};

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function enqueueAll(lanes: number | undefined, names: readonly string[]) {
	const log: string[] = [];
	const background = createBackground(lanes);
	const pieces = names.map((name) => createPiece(name, log));
	for (const { name, work } of pieces) background.enqueue(name, work, unexpected);
	return { background, pieces, log };
}

describe('background tasks', () => {
	it.each([
		[undefined, ['a']],
		[1, ['a']],
		[2, ['a', 'b']],
		[9, ['a', 'b', 'c', 'd']],
	])('with a concurrency of %s start %j at once', async (lanes, begun) => {
		const { background, pieces, log } = enqueueAll(lanes, ['a', 'b', 'c', 'd']);
		await settle();
		expect(log).toEqual(begun);
		for (const { end } of pieces) end();
		await background.settled();
		expect(log).toEqual(['a', 'b', 'c', 'd']);
	});

	it('start in order, each when any running one ends', async () => {
		const { background, pieces, log } = enqueueAll(2, ['a', 'b', 'c', 'd']);
		await settle();
		pieces[1]?.end();
		await settle();
		expect(log).toEqual(['a', 'b', 'c']);
		pieces[2]?.end();
		await settle();
		expect(log).toEqual(['a', 'b', 'c', 'd']);
		for (const { end } of pieces) end();
		await background.settled();
	});

	it('are not queued twice by name while queued or running, but again afterwards', async () => {
		const { background, pieces, log } = enqueueAll(1, ['a', 'b']);
		for (const name of ['a', 'b']) background.enqueue(name, createPiece(`${name} again`, log).work, unexpected);
		for (const { end } of pieces) end();
		await background.settled();
		const later = createPiece('a later', log);
		background.enqueue('a', later.work, unexpected);
		later.end();
		await background.settled();
		expect(log).toEqual(['a', 'b', 'a later']);
	});

	it('continue after a failed task, whose error is reported', async () => {
		const failures: unknown[] = [];
		const log: string[] = [];
		const background = createBackground(1);
		const [bad, good] = [createPiece('bad', log), createPiece('good', log)];
		background.enqueue('bad', bad.work, (error) => void failures.push(error));
		background.enqueue('good', good.work, unexpected);
		bad.fail(new Error('x'));
		good.end();
		await background.settled();
		expect([log, failures]).toEqual([['bad', 'good'], [new Error('x')]]);
	});

	it('continue when reporting an error fails, and `settled` rejects with it', async () => {
		const { background, pieces, log } = enqueueAll(1, ['a', 'b', 'c']);
		pieces[0]?.fail(new Error('first'));
		pieces[1]?.fail(new Error('second'));
		pieces[2]?.end();
		await expect(background.settled()).rejects.toThrow('first');
		expect(log).toEqual(['a', 'b', 'c']);
	});

	it('are settled only when tasks added meanwhile are done too', async () => {
		const log: string[] = [];
		const background = createBackground(1);
		const inner = createPiece('inner', log);
		background.enqueue('outer', async () => background.enqueue('inner', inner.work, unexpected), unexpected);
		inner.end();
		await background.settled();
		expect(log).toEqual(['inner']);
	});
});
