import { readGuard } from '#codegen/check/app/check-access.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ObjectSpec, Spec } from '#codegen/read/spec.ts';
import {
	binderOf,
	isDeclaredCall,
	isObjectNode,
	type ObjectNode,
	rootNode,
	type ScopedNode,
	ScopedWalk,
} from '#codegen/walk/scoped-walk.ts';
import { behind, dialogsAround } from './dialogs-around.ts';
import type { EnclosingConditions, PageElement } from './page-element.ts';

/** In manifest order. Elements of dialogs come last and include the guards of the steps that open the dialog. */
export function pageElements(page: ObjectSpec): readonly PageElement[] {
	const found: PageElement[] = [];
	const inDialogs = new Map<string, PageElement[]>();
	for (const node of walk.nodes(rootNode(page))) {
		const dialog = binderOf(node, 'params')?.step.toString();
		const elements = dialog === undefined ? found : (inDialogs.get(dialog) ?? []);
		if (dialog !== undefined) inDialogs.set(dialog, elements);
		if (isObjectNode(node)) elements.push(...elementsOf(node));
	}
	const around = dialogsAround(found, inDialogs);
	for (const [name, elements] of inDialogs)
		found.push(...elements.map((element) => ({ ...element, ...behind(around.get(name), element) })));
	return found;
}

/** Bound names are irrelevant to access. */
const walk = new ScopedWalk<null>(() => null);

function guardsAround(node: ScopedNode<null>): EnclosingConditions {
	const around = node.parent ? guardsAround(node.parent) : undefined;
	const guard = isObjectNode(node) ? node.spec.keys.get('guard')?.value : undefined;
	return behind(around, { guards: guard ? [readGuard(guard)] : [], conditional: isObjectNode(node) && node.spec.keys.has('when') });
}

/** Blocks say `label`, `title` or `text`, buttons and columns `label` or `title`. The page's own title is no label. */
function labelAround(node: ScopedNode<null>): SourceSpan | null {
	if (!node.parent) return null;
	const keys = isObjectNode(node) ? node.spec.keys : null;
	const label = ['label', 'title', 'text'].map((key) => keys?.get(key)?.value).find((value) => value?.kind === 'text');
	return label?.at ?? labelAround(node.parent);
}

type FoundElement = Pick<PageElement, 'kind' | 'label' | 'at'> & Partial<Pick<PageElement, 'operation' | 'opens' | 'runs' | 'shows'>>;

function elementsOf(node: ObjectNode<null>): PageElement[] {
	const elements = node.spec.role === 'step' ? stepElement(node.spec) : objectElements(node);
	return elements.map((element) => ({
		operation: null,
		opens: null,
		runs: null,
		shows: null,
		named: labelAround(node),
		...guardsAround(node),
		...element,
	}));
}

function objectElements(node: ObjectNode<null>): FoundElement[] {
	const { shape, keys, role, at } = node.spec;
	const found: FoundElement[] =
		role === 'block' && 'block' in shape ? [{ kind: 'block', label: shape.block, runs: runBy(keys.get('component')?.value), at }] : [];
	if (Object.values(shape.keys).some(({ grammar }) => grammar.kind === 'reference' && grammar.to === 'route')) {
		const opens = [...keys.values()].flatMap(({ value }) => (value.kind === 'reference' && value.to === 'route' ? [value] : []))[0] ?? null;
		found.push({ kind: 'action', label: `open ${opens?.name ?? shape.oneOf?.find((key) => keys.has(key))}`, opens, at });
	}
	for (const [key, { value }] of keys)
		if (value.kind === 'reference' && value.to === 'operation')
			found.push({ kind: isDeclaredCall(node) ? 'data' : 'action', label: `${key} ${value.name}`, operation: value, at: value.at });
	return found;
}

/** A step with an object target is represented by the target. */
function stepElement({ shape, keys, at }: ObjectSpec): FoundElement[] {
	const word = Object.keys(shape.keys)[0] ?? '';
	const value = keys.get(word)?.value;
	if (value?.kind === 'object' || (value?.kind === 'list' && value.items.some(({ kind }) => kind === 'object'))) return [];
	const named = value?.kind === 'reference' ? value : null;
	const operation = named?.to === 'operation' ? named : null;
	const shows = named?.to === 'dialog' ? named.name : null;
	return [{ kind: 'action', label: named ? `${word} ${named.name}` : word, operation, runs: runBy(value), shows, at }];
}

const runBy = (value: Spec | undefined): PageElement['runs'] =>
	value?.kind === 'reference' && (value.to === 'component' || value.to === 'handler') ? { kind: value.to, name: value.name } : null;
