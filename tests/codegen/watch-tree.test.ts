import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { watchTree } from '#codegen/commands/watch-tree.ts';

const ends: (() => void)[] = [];

afterEach(() => {
	for (const end of ends.splice(0)) end();
});

/** A watched folder with a file in a subfolder. `noticed` fails unless the watcher reports the change. */
function watched() {
	const root = mkdtempSync(path.join(tmpdir(), 'watch-'));
	const file = path.join(root, 'pages/a.yaml');
	mkdirSync(path.dirname(file));
	writeFileSync(file, '1');
	const onChange = vi.fn();
	ends.push(watchTree(root, onChange), () => rmSync(root, { recursive: true, force: true }));
	const noticed = async (change: () => void): Promise<void> => {
		onChange.mockClear();
		change();
		await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0);
	};
	return { root, file, noticed, onChange };
}

test('keeps watching a file after it is replaced', async () => {
	const { root, file, noticed } = watched();
	await noticed(() => writeFileSync(file, '2'));
	const other = path.join(root, 'other');
	await noticed(() => {
		writeFileSync(other, '3');
		renameSync(other, file);
	});
	await noticed(() => writeFileSync(file, '4'));
	await noticed(() => rmSync(file));
	await noticed(() => writeFileSync(file, '5'));
	await noticed(() => writeFileSync(file, '6'));
});

test('watches folders that are created later or recreated', async () => {
	const { root, file, noticed } = watched();
	const later = path.join(root, 'pages/sub');
	await noticed(() => mkdirSync(later));
	await noticed(() => writeFileSync(path.join(later, 'b.yaml'), '1'));
	await noticed(() => {
		rmSync(path.dirname(file), { recursive: true });
		mkdirSync(path.dirname(file));
	});
	await noticed(() => writeFileSync(file, '2'));
});

test('keeps watching a folder whose name begins like that of a removed one', async () => {
	const { root, file, noticed } = watched();
	const other = path.join(root, 'pages-of-staff');
	await noticed(() => mkdirSync(other));
	await noticed(() => rmSync(path.dirname(file), { recursive: true }));
	await noticed(() => writeFileSync(path.join(other, 'b.yaml'), '1'));
});

test('ignores hidden files and folders', async () => {
	const { root, file, noticed, onChange } = watched();
	writeFileSync(path.join(root, '.a.swp'), '1');
	mkdirSync(path.join(root, '.schema'));
	writeFileSync(path.join(root, '.schema/page.json'), '1');
	await noticed(() => writeFileSync(file, '2'));
	expect(onChange.mock.calls.length).toBeLessThanOrEqual(3);
});
