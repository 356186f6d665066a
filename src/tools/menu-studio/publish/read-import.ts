/** Reads the text of an imported file. Pure. */
import * as texts from '#generated/messages/tools/menu-studio/publish/imports.ts';
import { findList } from '#src/routing/served/find-list.ts';
import type { MenuList } from '../menu-calls.ts';

export type ImportedText = { ok: true; list: MenuList } | { ok: false; problem: string };

/** Characters; a list of 5,000 records, the most that the app reads, is about a third of it. */
const LONGEST = 4_000_000;

/** The list of a JSON text: an array, or one wrapped as servers answer it. */
export function readImport(text: string): ImportedText {
	if (text.trim() === '') return { ok: false, problem: texts.nothing };
	if (text.length > LONGEST) return { ok: false, problem: texts.tooLong };
	let value: unknown;
	try {
		value = JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch (error) {
		return { ok: false, problem: texts.incomplete({ place: placeIn(text, error) }) };
	}
	const list: MenuList | undefined = findList(value)?.list;
	return list ? { ok: true, list } : { ok: false, problem: texts.noList };
}

/** Browsers name the position in different words, some as line and column. */
function placeIn(text: string, error: unknown): string {
	const words = error instanceof Error ? error.message : '';
	const [, position] = /position (\d+)/.exec(words) ?? [];
	if (position === undefined) return texts.somewhere;
	const before = text.slice(0, Number(position)).split('\n');
	return texts.near({ line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
}
