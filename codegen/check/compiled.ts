import type { Plain } from '#codegen/read/tree.ts';

/** A checked value as the emitter prints it: data, or JavaScript where the author wrote an expression. */
export type Compiled =
	| { kind: 'json'; value: Plain }
	| { kind: 'code'; code: string }
	| { kind: 'object'; entries: readonly (readonly [string, Compiled])[] }
	| { kind: 'list'; items: readonly Compiled[] };

export const json = (value: Plain): Compiled => ({ kind: 'json', value });
export const code = (text: string): Compiled => ({ kind: 'code', code: text });
export const objectOf = (entries: readonly (readonly [string, Compiled])[]): Compiled => ({ kind: 'object', entries });
export const listOf = (items: readonly Compiled[]): Compiled => ({ kind: 'list', items });

/** A function of the scope `s` and the pipes `p` that yields `body`; names only what it uses. */
export function functionOf(body: string): Compiled {
	const parameters = /\bp\./.test(body) ? '(s, p)' : /\bs\./.test(body) ? '(s)' : '()';
	return code(`${parameters} => ${body.startsWith('{') ? `(${body})` : body}`);
}

/** A name as a key of an object literal. */
export const propertyKey = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
