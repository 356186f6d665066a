/** Writes YAML in this project's style: short values in flow style, quotes only where necessary. */

export type FlowValue = string | number | boolean | null | readonly FlowValue[] | { readonly [key: string]: FlowValue };

const PLAIN = /^[\p{L}_(][\p{L}\p{N} _./()|<>=?·+*，、。！？（）《》–—…-]*$/u;
const OTHER_THAN_TEXT = /^(true|false|null|yes|no|on|off|y|n)$/i;

/** A scalar that is valid in block and flow context. */
export function scalarText(text: string): string {
	if (PLAIN.test(text) && !text.endsWith(' ') && !OTHER_THAN_TEXT.test(text)) return text;
	if (/^\/[\w./-]*$/.test(text)) return text;
	// JSON strings are valid YAML and can contain line breaks and both kinds of quotes.
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

export const item = (lines: readonly string[]): string[] => lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));

/** `key:` with nested lines; nothing without lines. */
export const section = (key: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [`${key}:`, ...indent(lines)]);

/** Escapes braces, which start an expression in a text slot. */
export const literal = (text: string): string => text.replaceAll('{', '{{').replaceAll('}', '}}');

export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
