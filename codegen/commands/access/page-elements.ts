import { readGuard } from '#codegen/check/check-access.ts';
import type { Span } from '#codegen/diagnostics/diagnostic.ts';
import { type ObjectSpec, type ReferenceSpec, referenceAt, type Spec } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { dialogsAround } from './dialogs-around.ts';

/** Something on a page that a user may be kept from. */
export interface PageElement {
	kind: 'block' | 'action' | 'data';
	/** What it is in a few words: the kind of a block, a step with what it names. */
	label: string;
	/** Guards around it and its own. */
	guards: readonly Plain[];
	/** It, or something around it, shows only `when` something is true: that may ask for more than the compiler can tell. */
	conditional: boolean;
	operation: ReferenceSpec | null;
	/** Route that it opens. */
	opens: ReferenceSpec | null;
	/** Dialog that it opens. */
	shows: string | null;
	at: Span;
}

export type Around = Pick<PageElement, 'guards' | 'conditional'>;

/** The blocks, actions and calls of a page in their order. Before what stands in a dialog stands what opens it. */
export function pageElements(page: ObjectSpec): PageElement[] {
	const found: PageElement[] = [];
	const dialogs = page.keys.get('dialogs')?.value;
	walk({ ...page, keys: new Map([...page.keys].filter(([key]) => key !== 'dialogs')) }, NOTHING, found);
	if (dialogs?.kind === 'record') {
		const around = dialogsAround(found, dialogs, (dialog) => {
			const inside: PageElement[] = [];
			walk(dialog, NOTHING, inside);
			return inside;
		});
		for (const [name, { value }] of dialogs.entries) walk(value, around.get(name) ?? NOTHING, found);
	}
	return found;
}

const NOTHING: Around = { guards: [], conditional: false };

function walk(spec: Spec, around: Around, found: PageElement[]): void {
	if (spec.kind === 'list') for (const item of spec.items) walk(item, around, found);
	if (spec.kind === 'record') for (const { value } of spec.entries.values()) walk(value, around, found);
	if (spec.kind !== 'object') return;
	const guard = spec.keys.get('guard')?.value;
	const inside = {
		guards: guard ? [...around.guards, readGuard(guard)] : around.guards,
		conditional: around.conditional || spec.keys.has('when'),
	};
	found.push(...elementsOf(spec).map((element) => ({ operation: null, opens: null, shows: null, ...inside, ...element })));
	for (const [key, { value }] of spec.keys) if (key !== 'guard') walk(value, inside, found);
}

type Found = Pick<PageElement, 'kind' | 'label' | 'at'> & Partial<Pick<PageElement, 'operation' | 'opens' | 'shows'>>;

/** What one object of a page is, besides what stands in it. */
function elementsOf(spec: ObjectSpec): Found[] {
	const { shape, at } = spec;
	if (spec.role === 'step') return stepElement(spec);
	if (shape.name === 'OpenTarget') {
		const route = referenceAt(spec, 'route') ?? null;
		const kind = ['path', 'url'].find((key) => spec.keys.has(key));
		return [{ kind: 'action', label: `open ${route?.name ?? kind}`, opens: route, at }];
	}
	const calls = [...spec.keys].flatMap(([key, { value }]): Found[] =>
		value.kind === 'reference' && value.to === 'operation'
			? [{ kind: shape.name === 'DataCall' ? 'data' : 'action', label: `${key} ${value.name}`, operation: value, at: value.at }]
			: [],
	);
	return spec.role === 'block' && 'block' in shape ? [{ kind: 'block', label: shape.block, at }, ...calls] : calls;
}

/** `open` is told by its target. */
function stepElement(spec: ObjectSpec): Found[] {
	const word = Object.keys(spec.shape.keys)[0] as string;
	if (word === 'open') return [];
	const named = referenceAt(spec, word);
	const operation = named?.to === 'operation' ? named : null;
	const shows = named?.to === 'dialog' ? named.name : null;
	return [{ kind: 'action', label: named ? `${word} ${named.name}` : word, operation, shows, at: spec.at }];
}
