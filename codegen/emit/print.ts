import type { Compiled } from '#codegen/check/slot/compiled.ts';
import type { Plain } from '#codegen/read/tree.ts';

const WIDTH = 120;

/** Prints a value as TypeScript, with one key per line if it is too long for one line. */
export function printCompiled(value: Compiled, indent = 0): string {
	switch (value.kind) {
		case 'json':
			return printJson(value.value, indent);
		case 'code':
			return value.code;
		case 'list':
			return wrap(
				'[',
				']',
				value.items.map((item) => printCompiled(item, indent + 1)),
				indent,
			);
		case 'object':
			return wrap(
				'{',
				'}',
				value.entries.map(([key, item]) => `${printKey(key)}: ${printCompiled(item, indent + 1)}`),
				indent,
			);
	}
}

export function printJson(value: Plain | undefined, indent = 0): string {
	if (Array.isArray(value))
		return wrap(
			'[',
			']',
			value.map((item) => printJson(item, indent + 1)),
			indent,
		);
	if (typeof value !== 'object' || value === null) return printScalar(value ?? null);
	return wrap(
		'{',
		'}',
		Object.entries(value).map(([key, item]) => `${printKey(key)}: ${printJson(item, indent + 1)}`),
		indent,
	);
}

export function printScalar(value: Plain): string {
	return typeof value === 'string' ? printString(value) : JSON.stringify(value);
}

const SPECIAL = /['\u2028\u2029]/;

function printString(text: string): string {
	const quoted = JSON.stringify(text);
	if (quoted.length === text.length + 2 && !SPECIAL.test(text)) return `'${text}'`;
	const inner = quoted.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
	return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}

export const printKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : printString(key));

function wrap(open: string, close: string, items: readonly string[], indent: number): string {
	if (items.length === 0) return `${open}${close}`;
	const space = open === '{' ? ' ' : '';
	const line = `${open}${space}${items.join(', ')}${space}${close}`;
	if (line.length + indent < WIDTH && !line.includes('\n')) return line;
	const tab = '\t'.repeat(indent + 1);
	return `${open}\n${items.map((item) => `${tab}${item},\n`).join('')}${'\t'.repeat(indent)}${close}`;
}
