import { expect, test } from 'vitest';
import { createFormDrafts, openFormDrafts } from '#src/drafts/form-drafts.ts';
import { memoryRecords } from '#tests/support/memory-records.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

test('keeps a draft per user and form until it is deleted', () => {
	const storage = memoryStorage();
	createFormDrafts(storage, 'u1', memoryRecords()).write('note a', { name: '小明' });
	const later = createFormDrafts(storage, 'u1', memoryRecords());
	expect(later.read('note a')).toEqual({ name: '小明' });
	expect(later.read('note b')).toBeNull();
	later.write('note a', null);
	expect(later.read('note a')).toBeNull();
	expect(storage.read('form-drafts-u1')).toBeNull();
});

test('each user has drafts of his own', () => {
	const storage = memoryStorage();
	createFormDrafts(storage, 'u1', memoryRecords()).write('note a', { name: '小明' });
	const others = createFormDrafts(storage, 'u2', memoryRecords());
	expect(others.read('note a')).toBeNull();
	others.write('note a', { name: '小红' });
	expect(createFormDrafts(storage, 'u1', memoryRecords()).read('note a')).toEqual({ name: '小明' });
});

test.each([
	['u1', { name: '小明' }],
	['u2', null],
])('drafts of an older release become those of the user whom they name: %s reads %j', (user, expected) => {
	const storage = memoryStorage({ 'form-drafts': '{"version":1,"user":"u1","drafts":[["note a",{"name":"小明"}]]}' });
	expect(openFormDrafts(storage, 'app', user).read('note a')).toEqual(expected);
	expect([storage.read('form-drafts'), storage.read('form-drafts-u1')]).toEqual([null, expect.stringContaining('小明')]);
});

test('the practice set of an older release becomes a draft, unless there is a newer one', () => {
	const storage = memoryStorage({ 'practice-set-u1': '{"ids":"a,b","at":1}' });
	expect(openFormDrafts(storage, 'app', 'u1').read('practice')).toEqual({ ids: 'a,b', at: 1 });
	storage.write('practice-set-u1', '{"ids":"c"}');
	expect(openFormDrafts(storage, 'app', 'u1').read('practice')).toEqual({ ids: 'a,b', at: 1 });
	expect(storage.read('practice-set-u1')).toBeNull();
});

test('evicts the oldest drafts', () => {
	const drafts = createFormDrafts(memoryStorage(), 'u1', memoryRecords());
	for (let index = 0; index < 25; index += 1) drafts.write(`note ${index}`, { index: String(index) });
	expect(drafts.read('note 4')).toBeNull();
	expect(drafts.read('note 5')).toEqual({ index: '5' });
});

test.each(['', 'x', '[]', '{"version":2,"user":"u1","drafts":[["a",{}]]}', '{"version":1,"user":"u1","drafts":[["a"],[1,{}],["b",[]]]}'])(
	'what somebody else wrote there is nothing: %s',
	(text) => {
		const storage = memoryStorage();
		storage.write('form-drafts-u1', text);
		const drafts = createFormDrafts(storage, 'u1', memoryRecords());
		expect([drafts.read('note a'), drafts.read('note b')]).toEqual([null, null]);
	},
);

test('stores files with their draft and deletes them with it, also on eviction', async () => {
	const records = memoryRecords<readonly File[]>();
	const drafts = createFormDrafts(memoryStorage(), 'u1', records);
	const file = new File(['x'], '图.png');
	drafts.write('note a', { files: ['图.png'] });
	expect(await drafts.writeFiles('note a', [file])).toBe(true);
	expect([await drafts.readFiles('note a'), await drafts.readFiles('note b')]).toEqual([[file], []]);
	expect(await drafts.writeFiles('note a', [])).toBe(true);
	expect(await drafts.readFiles('note a')).toEqual([]);
	await drafts.writeFiles('note a', [file]);
	drafts.write('note a', null);
	drafts.write('note b', { index: '0' });
	await drafts.writeFiles('note b', [file]);
	for (let index = 0; index < 20; index += 1) drafts.write(`note ${index}`, { index: String(index) });
	expect([await drafts.readFiles('note a'), await drafts.readFiles('note b'), records.rows.size]).toEqual([[], [], 0]);
});

test('a draft over the storage limit is not kept, and its older version is deleted', async () => {
	const records = memoryRecords<readonly File[]>();
	const drafts = createFormDrafts(memoryStorage(), 'u1', records);
	await drafts.writeFiles('note a', [new File(['x'], '图.png')]);
	const film = Object.defineProperty(new File(['x'], '片.mp4'), 'size', { value: 64 * 1024 * 1024 + 1 });
	expect(await drafts.writeFiles('note a', [film])).toBe(false);
	expect(records.rows.size).toBe(0);
});
