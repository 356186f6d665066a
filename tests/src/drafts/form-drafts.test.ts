import { expect, test } from 'vitest';
import { createFormDrafts } from '#src/drafts/form-drafts.ts';
import { memoryRecords } from '#tests/support/memory-records.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

test('keeps a draft per user and form until it is deleted', () => {
	const storage = memoryStorage();
	createFormDrafts(storage, 'u1', memoryRecords()).write('a', { name: '小明' });
	const later = createFormDrafts(storage, 'u1', memoryRecords());
	expect(later.read('a')).toEqual({ name: '小明' });
	expect(later.read('b')).toBeNull();
	later.write('a', null);
	expect(later.read('a')).toBeNull();
	expect(storage.read('form-drafts')).toBeNull();
});

test('drafts of another user are not readable, and are deleted', () => {
	const storage = memoryStorage();
	createFormDrafts(storage, 'u1', memoryRecords()).write('a', { name: '小明' });
	expect(createFormDrafts(storage, 'u2', memoryRecords()).read('a')).toBeNull();
	expect(storage.read('form-drafts')).toBeNull();
});

test('evicts the oldest drafts', () => {
	const drafts = createFormDrafts(memoryStorage(), 'u1', memoryRecords());
	for (let index = 0; index < 25; index += 1) drafts.write(`form-${index}`, { index: String(index) });
	expect(drafts.read('form-4')).toBeNull();
	expect(drafts.read('form-5')).toEqual({ index: '5' });
});

test.each(['', 'x', '[]', '{"version":2,"user":"u1","drafts":[["a",{}]]}', '{"version":1,"user":"u1","drafts":[["a"],[1,{}],["b",[]]]}'])(
	'what somebody else wrote there is nothing: %s',
	(text) => {
		const storage = memoryStorage();
		storage.write('form-drafts', text);
		const drafts = createFormDrafts(storage, 'u1', memoryRecords());
		expect([drafts.read('a'), drafts.read('b')]).toEqual([null, null]);
	},
);

test('stores files with their draft and deletes them with it, also on eviction', async () => {
	const records = memoryRecords<readonly File[]>();
	const drafts = createFormDrafts(memoryStorage(), 'u1', records);
	const file = new File(['x'], '图.png');
	drafts.write('a', { files: ['图.png'] });
	expect(await drafts.writeFiles('a', [file])).toBe(true);
	expect([await drafts.readFiles('a'), await drafts.readFiles('b')]).toEqual([[file], []]);
	expect(await drafts.writeFiles('a', [])).toBe(true);
	expect(await drafts.readFiles('a')).toEqual([]);
	await drafts.writeFiles('a', [file]);
	drafts.write('a', null);
	drafts.write('b', { index: '0' });
	await drafts.writeFiles('b', [file]);
	for (let index = 0; index < 20; index += 1) drafts.write(`form-${index}`, { index: String(index) });
	expect([await drafts.readFiles('a'), await drafts.readFiles('b'), records.rows.size]).toEqual([[], [], 0]);
});

test('a draft over the storage limit is not kept, and its older version is deleted', async () => {
	const records = memoryRecords<readonly File[]>();
	const drafts = createFormDrafts(memoryStorage(), 'u1', records);
	await drafts.writeFiles('a', [new File(['x'], '图.png')]);
	const film = Object.defineProperty(new File(['x'], '片.mp4'), 'size', { value: 64 * 1024 * 1024 + 1 });
	expect(await drafts.writeFiles('a', [film])).toBe(false);
	expect(records.rows.size).toBe(0);
});
