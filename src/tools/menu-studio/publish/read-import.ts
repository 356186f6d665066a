/** Reads the text of an imported file. Pure. */
import { findList } from '#src/routing/served/find-list.ts';
import type { MenuList } from '../menu-calls.ts';

export type ImportedText = { ok: true; list: MenuList } | { ok: false; problem: string };

/** Characters; a list of 5,000 records, the most that the app reads, is about a third of it. */
const LONGEST = 4_000_000;

/** The list of a JSON text: an array, or one wrapped as servers answer it. */
export function readImport(text: string): ImportedText {
	if (text.trim() === '') return { ok: false, problem: '还没有内容。选一个 JSON 文件，或者把内容粘贴进来' };
	if (text.length > LONGEST) return { ok: false, problem: '内容太大，一次最多导入 400 万字' };
	let value: unknown;
	try {
		value = JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch (error) {
		return { ok: false, problem: `不是完整的 JSON：${placeIn(text, error)}` };
	}
	const list: MenuList | undefined = findList(value)?.list;
	return list
		? { ok: true, list }
		: { ok: false, problem: '里面没有菜单的列表。菜单应该是一个数组，或者在 list、data、routes、menus、result 里' };
}

/** Browsers name the position in different words, some as line and column. */
function placeIn(text: string, error: unknown): string {
	const words = error instanceof Error ? error.message : '';
	const [, position] = /position (\d+)/.exec(words) ?? [];
	if (position === undefined) return '少了括号、引号或逗号，或者多了';
	const before = text.slice(0, Number(position)).split('\n');
	return `第 ${before.length} 行第 ${(before.at(-1)?.length ?? 0) + 1} 个字附近有错`;
}
