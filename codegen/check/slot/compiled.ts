import type { Plain } from '#codegen/read/tree.ts';

/** A checked value for the emitter: data, or JavaScript compiled from an expression. */
export type Compiled =
	| { kind: 'json'; value: Plain }
	| { kind: 'code'; code: string }
	| { kind: 'object'; entries: readonly (readonly [string, Compiled])[] }
	| { kind: 'list'; items: readonly Compiled[] };

export const json = (value: Plain): Compiled => ({ kind: 'json', value });
export const code = (text: string): Compiled => ({ kind: 'code', code: text });
export const objectOf = (entries: readonly (readonly [string, Compiled])[]): Compiled => ({ kind: 'object', entries });
export const listOf = (items: readonly Compiled[]): Compiled => ({ kind: 'list', items });

/** A function of the scope `s` and the pipes `p` that returns `body`; declares only the parameters in use, as `usesPipes` expects. */
export function functionOf(body: string): Compiled {
	const scope = /\bs\./.test(body);
	const parameters = /\bp\./.test(body) ? `(${scope ? 's' : '_'}, p)` : scope ? '(s)' : '()';
	return code(`${parameters} => ${body.startsWith('{') ? `(${body})` : body}`);
}

/** Whether a function of the value takes the pipes. */
export function usesPipes(value: Compiled): boolean {
	switch (value.kind) {
		case 'json':
			return false;
		case 'code':
			return /\([s_], p\) =>/.test(value.code);
		case 'object':
			return value.entries.some(([, item]) => usesPipes(item));
		case 'list':
			return value.items.some(usesPipes);
	}
}

export const propertyKey = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
