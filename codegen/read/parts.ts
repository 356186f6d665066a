/** Puts the entries of parts into the lists of a page, before the page is read by its grammar. */
import type { Remedy, Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest, suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import type { ListTree, MapTree, Tree } from './tree.ts';

export interface Part {
	params: ReadonlyMap<string, { key: SourceSpan; value: Tree }>;
	items: ListTree;
}

/** Null for a part whose file has findings. */
export type Parts = ReadonlyMap<string, Part | null>;

type Values = ReadonlyMap<string, Tree>;

export class PartExpansion {
	private readonly parts: Parts;
	private readonly report: Report;
	/** The place in the page that is being filled; null within the page itself. */
	private usedAt: SourceSpan | null = null;

	constructor(parts: Parts, report: Report) {
		this.parts = parts;
		this.report = (finding) => report(this.usedAt ? usedIn(finding, this.usedAt) : finding);
	}

	/** The places at which the page uses parts, by the file of the part. */
	readonly uses = new Map<string, SourceSpan>();

	expand(tree: Tree): Tree {
		return this.tree(tree, new Map(), []);
	}

	private tree(tree: Tree, values: Values, open: readonly string[]): Tree {
		if (tree.kind === 'list') {
			const items = tree.items.map((item) => this.item(item, values, open));
			return { ...tree, items: items.flatMap((item) => item ?? []), incomplete: items.includes(null) };
		}
		if (tree.kind === 'scalar') return this.value(tree, values, open) ?? tree;
		const entries = [...tree.entries].map(([name, { key, value }]) => [name, { key, value: this.tree(value, values, open) }] as const);
		return { ...tree, entries: new Map(entries) };
	}

	/** The value of a param; undefined for other scalars. */
	private value(tree: Extract<Tree, { kind: 'scalar' }>, values: Values, open: readonly string[]): Tree | undefined {
		const name = open.length > 0 && typeof tree.value === 'string' ? PARAM.exec(tree.value)?.[1] : undefined;
		if (name === undefined) return undefined;
		const found = values.get(name);
		if (!found) this.reportWrong(`The part has no param \`${name}\`.`, suggest(name, tree.at, [...values.keys()]));
		return found;
	}

	/** The entries that stand for an entry of a list; null if findings have left some out. */
	private item(item: Tree, values: Values, open: readonly string[]): readonly Tree[] | null {
		const named = item.kind === 'map' ? item.entries.get('part') : undefined;
		if (item.kind !== 'map' || !named) return [this.tree(item, values, open)];
		const { value } = named;
		const name = value.kind === 'scalar' ? String(value.value) : '';
		const part = this.parts.get(name);
		if (part === undefined) {
			this.report({ code: 'unknown-part', message: `There is no part \`${name}\`.`, ...suggest(name, value.at, [...this.parts.keys()]) });
			return null;
		}
		if (!part) return null;
		if (open.includes(name)) {
			this.report({ code: 'circular-part', message: `The part \`${name}\` holds itself: ${[...open, name].join(' → ')}.`, at: value.at });
			return null;
		}
		const given = this.arguments(item, part, { values, open });
		const outer = this.usedAt;
		const usedAt = outer ?? value.at;
		if (!this.uses.has(part.items.at.file)) this.uses.set(part.items.at.file, usedAt);
		if (!given) return null;
		this.usedAt = usedAt;
		const items = part.items.items.map((each) => this.item(each, given, [...open, name]));
		this.usedAt = outer;
		return items.includes(null) ? null : items.flatMap((each) => each ?? []);
	}

	/** Null if a param has no value. */
	private arguments(item: MapTree, { params }: Part, { values, open }: { values: Values; open: readonly string[] }): Values | null {
		const given = this.given(item, [...params.keys()]);
		const misspelt = new Set([...given.keys()].flatMap((name) => (params.has(name) ? [] : (closest(name, [...params.keys()]) ?? []))));
		const result = new Map<string, Tree>();
		for (const [name, { value }] of params) {
			const passed = given.get(name)?.value;
			const isMissing = !passed && value.kind === 'scalar' && value.empty;
			if (!isMissing) result.set(name, passed ? this.tree(passed, values, open) : value);
			else if (!misspelt.has(name))
				this.reportWrong(`The part needs the param \`${name}\`.`, {
					hint: `Add \`with: { ${name}: … }\`.`,
					at: item.entries.get('part')?.value.at ?? item.at,
				});
		}
		return result.size === params.size ? result : null;
	}

	private given({ entries }: MapTree, params: readonly string[]): MapTree['entries'] {
		for (const [key, entry] of entries)
			if (key !== 'part' && key !== 'with')
				this.reportWrong(`\`${key}\` is not a key of a part.`, { hint: 'Pass it in `with`.', at: entry.key });
		const record = entries.get('with')?.value;
		if (record && record.kind !== 'map') this.reportWrong('`with` holds the values of params by name.', { at: record.at });
		const given: MapTree['entries'] = record?.kind === 'map' ? record.entries : new Map();
		for (const [name, { key }] of given)
			if (!params.includes(name)) this.reportWrong(`The part has no param \`${name}\`.`, suggest(name, key, params));
		return given;
	}

	private reportWrong(message: string, remedy: Remedy & { at: SourceSpan }): void {
		this.report({ code: 'wrong-part-params', message, ...remedy });
	}
}

/** Reads a part whose file fits its grammar. Reports params that it does not use. */
export function readPart({ entries }: MapTree, report: Report): Part | null {
	const params = entries.get('params')?.value;
	const items = entries.get('items')?.value;
	if (items?.kind !== 'list') return null;
	const used = new Set(scalarsIn(items).flatMap((text) => PARAM.exec(text)?.[1] ?? []));
	const declared = params?.kind === 'map' ? params.entries : new Map<string, { key: SourceSpan; value: Tree }>();
	for (const [name, { key }] of declared)
		if (!used.has(name))
			report({
				code: 'wrong-part-params',
				message: `No entry of the part uses the param \`${name}\`.`,
				hint: `Write \`$${name}\` where its value belongs, or remove it.`,
				at: key,
			});
	return { params: declared, items };
}

function scalarsIn(tree: Tree): string[] {
	if (tree.kind === 'scalar') return [String(tree.value)];
	return tree.kind === 'list' ? tree.items.flatMap(scalarsIn) : [...tree.entries.values()].flatMap(({ value }) => scalarsIn(value));
}

const PARAM = /^\$([a-z][A-Za-z0-9]*)$/;

/** A finding in the file of a part, with the place in the page that uses the part. */
export const usedIn = (finding: Parameters<Report>[0], at: SourceSpan): Parameters<Report>[0] =>
	finding.at.file === at.file ? finding : { ...finding, related: [...(finding.related ?? []), { at, message: 'The part is used here.' }] };

const suggest = (name: string, at: SourceSpan, known: readonly string[]) =>
	suggestName({ name, at, candidates: known, otherwise: known.length > 0 ? `There are: ${known.join(', ')}.` : 'There are none.' });
