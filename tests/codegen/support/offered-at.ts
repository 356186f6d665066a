import type { EditorSchemas } from './editor-schemas.ts';

type Schema = { readonly [key: string]: unknown };

export interface Offered {
	keys: string[];
	values: string[];
}

/** Collects the completions that an editor offers at a location, by following the schemas that apply there. */
export function offeredAt(schemas: EditorSchemas, file: string, document: unknown, place: readonly (string | number)[]): Offered {
	const found: Offered = { keys: [], values: [] };
	visit({ schema: schemas.get(file) ?? {}, file }, document, place);
	return { keys: [...new Set(found.keys)], values: [...new Set(found.values)] };

	function visit({ schema, file: within }: { schema: Schema; file: string }, value: unknown, left: readonly (string | number)[]): void {
		const go = (next: unknown, at = value, rest = left): void => {
			if (typeof next === 'object' && next !== null) visit({ schema: next as Schema, file: within }, at, rest);
		};
		if (typeof schema.$ref === 'string') return visit(resolve(schema.$ref, within), value, left);
		for (const word of ['allOf', 'anyOf', 'oneOf']) for (const part of (schema[word] as Schema[] | undefined) ?? []) go(part);
		if (schema.if) go(chosen(schema.if as Schema, value) ? schema.then : schema.else);
		const [step, ...rest] = left;
		if (step === undefined) {
			found.keys.push(...Object.keys((schema.properties as Schema | undefined) ?? {}));
			found.values.push(...[...((schema.enum as string[]) ?? []), ...((schema.examples as string[]) ?? [])].map(String));
			return;
		}
		const child = (value as Record<string | number, unknown> | undefined)?.[step];
		if (typeof step === 'number') return go(schema.items, child, rest);
		const own = (schema.properties as Record<string, unknown> | undefined)?.[step];
		go(own ?? schema.additionalProperties, child, rest);
	}

	function resolve(ref: string, within: string): { schema: Schema; file: string } {
		const [other, pointer = ''] = ref.split('#');
		const target = other || within;
		const schema = pointer
			.split('/')
			.slice(1)
			.reduce<Schema>((at, step) => at[step] as Schema, schemas.get(target) ?? {});
		return { schema, file: target };
	}
}

/** Conditions of our schemas test one constant, the presence or absence of keys, or whether the value is an object. */
function chosen({ type, properties = {} }: Schema, value: unknown): boolean {
	if (type === 'object' && (typeof value !== 'object' || value === null)) return false;
	return Object.entries(properties as Record<string, { const?: unknown } | false>).every(([key, wanted]) => {
		const own = (value as Record<string, unknown> | null)?.[key];
		if (wanted === false) return own === undefined;
		return wanted.const === undefined ? own !== undefined : own === wanted.const;
	});
}
