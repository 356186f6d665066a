import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type HeaderRules = readonly { prefix: string; headers: Readonly<Record<string, string>> }[];

/** Reads the `_headers` file of a build in the format of static hosts: a path that ends with `*`, then its headers, indented. */
export function readHeaderRules(dist: string): HeaderRules {
	const file = path.join(dist, '_headers');
	const blocks = existsSync(file) ? readFileSync(file, 'utf8').split(/\n(?=\S)/) : [];
	return blocks.map((block) => {
		const [pattern = '', ...lines] = block.trimEnd().split('\n');
		const headers = lines.map((line) => line.trim().split(/: (.*)/s));
		return { prefix: pattern.replace(/\*$/, ''), headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name, value])) };
	});
}

export const headersOf = (rules: HeaderRules, pathname: string): Record<string, string> =>
	Object.assign({}, ...rules.filter(({ prefix }) => pathname.startsWith(prefix)).map(({ headers }) => headers));
