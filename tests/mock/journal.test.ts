import { existsSync, readFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { decodeLog } from '#mock/server/change-log.ts';
import { readDatabase } from '#mock/server/database-file.ts';
import { createJournal, type Journal } from '#mock/server/journal.ts';
import { createStore, type State, type Store } from '#mock/store/store.ts';
import { newFile } from './support/mock-host.ts';

interface Kept {
	file: string;
	store: Store;
	journal: Journal;
	/** The rows a restart would load if the process were killed now. */
	onDisk: () => State | undefined;
	batches: () => number;
}

async function keep(state: State = { books: [{ id: 'b1', title: '一' }] }, logLimit?: number): Promise<Kept> {
	const file = newFile();
	const store = createStore(state);
	const fail = (sentence: string): never => {
		throw new Error(sentence);
	};
	const kept = () => ({ seed: 's', clock: 5, real: 9 });
	const journal = createJournal({
		file,
		store,
		kept,
		generation: 0,
		snapshotFirst: true,
		onNotice: fail,
		...(logLimit !== undefined && { logLimit }),
	});
	onTestFinished(() => journal.close());
	await journal.commit();
	const batches = (): number => decodeLog(readFileSync(`${file}.log`, 'utf8')).batches.length;
	return { file, store, journal, batches, onDisk: () => readDatabase(file).before?.state };
}

it('has every change on disk when a commit resolves', async () => {
	const { store, journal, onDisk } = await keep();
	store.insert('books', { id: 'b2', title: '二' });
	store.update('books', 'b1', { title: '改了' });
	await journal.commit();
	expect(onDisk()?.books).toEqual([
		{ id: 'b1', title: '改了' },
		{ id: 'b2', title: '二' },
	]);
	store.remove('books', 'b1');
	store.insert('books', { id: 'b1', title: '回来' });
	await journal.commit();
	expect(onDisk()).toEqual(store.state);
});

it('batches changes made while another batch is being written', async () => {
	const { store, journal, batches, onDisk } = await keep();
	const commits = Array.from({ length: 50 }, (_, index) => {
		store.insert('books', { id: `n${index}` });
		return journal.commit();
	});
	await commits[0];
	await Promise.all(commits);
	expect(onDisk()).toEqual(store.state);
	expect(batches()).toBeLessThan(5);
});

it('writes a row once when it changes several times, and nothing without changes', async () => {
	const { store, journal, file, batches } = await keep();
	for (const title of ['二', '三', '四']) store.update('books', 'b1', { title });
	await journal.commit();
	await journal.commit();
	expect(batches()).toBe(1);
	const [batch] = decodeLog(readFileSync(`${file}.log`, 'utf8')).batches;
	expect(batch).toEqual({ clock: 5, real: 9, changes: [['put', 'books', { id: 'b1', title: '四' }]] });
});

it('writes changes without a commit', async () => {
	const { store, onDisk } = await keep();
	store.update('books', 'b1', { title: '后来' });
	await vi.waitFor(() => expect(onDisk()).toEqual(store.state), { timeout: 30_000 });
});

it('replaces a log that has grown too long by a snapshot without losing changes', async () => {
	const { store, journal, onDisk, batches } = await keep(undefined, 300);
	for (let index = 0; index < 40; index += 1) {
		store.insert('books', { id: `n${index}`, title: '很长的书名'.repeat(3) });
		await journal.commit();
		expect(onDisk()).toEqual(store.state);
		expect(batches()).toBeLessThan(6);
	}
});

it('writes a snapshot when any row may have changed from outside', async () => {
	const { store, journal, onDisk, batches } = await keep();
	store.state.books?.push({ id: 'b9', title: '九' });
	store.touched();
	await journal.commit();
	expect(batches()).toBe(0);
	expect(onDisk()).toEqual(store.state);
});

it('keeps rows with numeric ids, which the console creates', async () => {
	const { store, journal, onDisk } = await keep();
	store.state.books?.push({ id: 5 as unknown as string });
	store.touched('books', '5');
	await journal.commit();
	expect(onDisk()).toEqual(store.state);
	store.state.books?.pop();
	store.touched('books', '5');
	await journal.commit();
	expect(onDisk()).toEqual(store.state);
});

it('leaves only the data file when it is closed', async () => {
	const { store, journal, file, onDisk } = await keep();
	store.update('books', 'b1', { title: '最后' });
	await journal.close();
	expect(existsSync(`${file}.log`)).toBe(false);
	expect(onDisk()).toEqual(store.state);
});
