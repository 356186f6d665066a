import type { ObjectSpec, Spec } from '#codegen/read/spec.ts';
import type { ScopedNode } from '#codegen/walk/scoped-walk.ts';

/** Path from the root of a manifest to a node: each spec with its key, entry name or index. */
export type Trail = readonly { step: string | number; spec: Spec }[];

export function trailOf(node: ScopedNode<unknown>): Trail {
	const trail: ScopedNode<unknown>[] = [];
	for (let each: ScopedNode<unknown> | null = node; each; each = each.parent) trail.unshift(each);
	return trail;
}

/** Describes the location for people: "column `名称` of block table `课程资料`"; empty for a top-level setting. */
export function describeOwners(trail: Trail): string {
	const owners: string[] = [];
	for (let index = trail.length - 1; index > 0; index -= 1) {
		const { name, last } = ownerAt(trail, index) ?? {};
		if (name) owners.push(name);
		if (last) break;
	}
	const dialog = trail[1]?.step === 'dialogs' && trail.length > 3 ? `dialog \`${trail[2]?.step}\`` : null;
	if (dialog && !owners.includes(dialog)) owners.push(dialog);
	if (owners.length === 0 && top(trail) === 'Page') return 'the page';
	return owners.join(' of ');
}

const top = ([first]: Trail): string => (first?.spec.kind === 'object' ? first.spec.shape.name : '');

/** A location with its slot: "`opens.params.id` of column `名称` of block table `课程资料`". */
export function describeSlot(trail: Trail): string {
	let index = trail.length - 1;
	while (index > 0 && !ownerAt(trail, index)?.name) index -= 1;
	const slot = trail
		.slice(index + 1)
		.map(({ step }) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
		.join('')
		.replace(/^\./, '');
	const owners = describeOwners(trail);
	return [...(slot ? [`\`${slot}\``] : []), ...(owners ? [owners] : [])].join(' of ');
}

interface Owner {
	name: string;
	last: boolean;
}

function ownerAt(trail: Trail, index: number): Owner | null {
	const node = trail[index];
	const parent = trail[index - 1];
	if (!node || !parent) return null;
	if (parent.spec.kind === 'record') return entryOwner(parent.step, String(node.step), parent.spec.grammar.kind);
	if (node.spec.kind !== 'object' || node.spec.role === 'step') return null;
	if (node.spec.role === 'block' && 'block' in node.spec.shape) {
		return { name: withLabel(`block ${node.spec.shape.block}`, labelOf(node.spec)), last: true };
	}
	if (parent.spec.kind !== 'list') return null;
	const label = labelOf(node.spec);
	if (node.spec.shape.name === 'MenuItem') return { name: withLabel(`item ${label ? '' : Number(node.step) + 1}`, label), last: true };
	const word = WORDS[node.spec.shape.name] ?? singular(String(parent.step));
	return { name: label ? withLabel(word, label) : `${word} ${Number(node.step) + 1}`, last: node.spec.shape.name === 'Route' };
}

/** Maps with named entries; arguments are part of a slot. */
function entryOwner(key: string | number, name: string, grammar: string): Owner | null {
	if (grammar !== 'record') return null;
	if (key === 'data' || key === 'state') return { name: `${key}.${name}`, last: true };
	if (key === 'dialogs') return { name: `dialog \`${name}\``, last: true };
	return ['roles', 'guards', 'permissions', 'tokens', 'components', 'handlers'].includes(String(key))
		? { name: `${singular(String(key))} \`${name}\``, last: true }
		: null;
}

/** Constructs whose name does not follow from the key of their list. */
const WORDS: Readonly<Record<string, string>> = { ButtonSpec: 'button', Route: 'route' };

const singular = (key: string): string => key.replace(/s$/, '');

const withLabel = (word: string, label: string | null): string => (label ? `${word.trim()} \`${label}\`` : word.trim());

const LABELS = ['title', 'label', 'field', 'route', 'name', 'key', 'command'];

/** The value that best identifies the construct, as written in the manifest. */
function labelOf(spec: ObjectSpec): string | null {
	for (const key of spec.shape.name === 'Route' ? ['name'] : LABELS) {
		const value = spec.keys.get(key)?.value;
		if (value?.kind === 'scalar') return String(value.value);
		if (value?.kind === 'reference') return value.name;
		if (value?.kind === 'text' && value.parts.length === 1 && typeof value.parts[0] === 'string') return value.parts[0];
	}
	return null;
}
