/** YAML as the pages of a project are written: short things in flow style, quotes only where they are needed. */

export type FlowValue = string | number | boolean | null | readonly FlowValue[] | { readonly [key: string]: FlowValue };

const PLAIN = /^[\p{L}_(][\p{L}\p{N} _./()|<>=?·+*，、。！？（）《》–—…-]*$/u;
const OTHER_THAN_TEXT = /^(true|false|null|yes|no|on|off|y|n)$/i;

/** A text as one scalar, wherever it stands. */
export function scalarText(text: string): string {
	if (PLAIN.test(text) && !text.endsWith(' ') && !OTHER_THAN_TEXT.test(text)) return text;
	if (/^\/[\w./-]*$/.test(text)) return text;
	// JSON is YAML, and alone can hold a line break or a quote of each kind.
	if (/[\n\r\t\\]/.test(text) || text.includes("'")) return JSON.stringify(text);
	return `'${text}'`;
}

export function flow(value: FlowValue): string {
	if (typeof value === 'string') return scalarText(value);
	if (typeof value !== 'object' || value === null) return String(value);
	if (isList(value)) return `[${value.map(flow).join(', ')}]`;
	const entries = Object.entries(value).map(([key, entry]) => `${scalarText(key)}: ${flow(entry)}`);
	return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const isList = (value: object): value is readonly FlowValue[] => Array.isArray(value);

export const indent = (lines: readonly string[], depth = 1): string[] => lines.map((line) => `${'  '.repeat(depth)}${line}`);

/** Lines of a map as an item of a list. */
export const item = (lines: readonly string[]): string[] => lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));

/** `key:` with lines below it; nothing without lines. */
export const section = (key: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [`${key}:`, ...indent(lines)]);

/** Words for a text slot, where a brace would begin an expression. */
export const literal = (text: string): string => text.replaceAll('{', '{{').replaceAll('}', '}}');

/** Words as a text of an expression. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
