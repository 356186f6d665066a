import type { Names } from '#codegen/check/names.ts';
import type { SourceReader } from '#codegen/source/source-reader.ts';
import type { PageElement } from './page-element.ts';

/** Guards that components and handlers ask for. */
export function sourceGuards({ components, handlers }: Names, source: SourceReader): ReadonlySet<string> {
	const names = [...components.values(), ...handlers.values()].flatMap(({ module }) => source.namesFrom(module));
	return new Set(names.flatMap(({ kind, name }) => (kind === 'guard' ? [name] : [])));
}

/**
 * The operations that a component or handler may call, as elements beside the one that runs it. Components may check guards
 * before a call, so these elements are conditional.
 */
export function sourceCalls({ components, handlers, operations }: Names, source: SourceReader): (element: PageElement) => PageElement[] {
	return (element) => {
		if (!element.runs) return [];
		const { kind, name } = element.runs;
		const module = (kind === 'component' ? components : handlers).get(name)?.module;
		const called =
			module === undefined ? [] : source.namesFrom(module).filter((use) => use.kind === 'operation' && operations.has(use.name));
		return called.map((use) => ({
			...element,
			kind: 'action',
			conditional: true,
			opens: null,
			runs: null,
			shows: null,
			label: `call ${use.name}`,
			operation: { name: use.name, at: use.at },
			at: use.at,
		}));
	};
}
