import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { lazySpan } from '#codegen/diagnostics/lazy-span.ts';
import type { SourceFile } from './document.ts';
import { loadQuickly, type QuickYaml } from './load-yaml.ts';
import { parseYaml } from './parse-yaml.ts';
import { locateInTree, nodeAt, type Plain, type ScalarTree, type ScalarValue, type Tree, type TreePath } from './tree.ts';

/**
 * Locations are computed lazily: a run without findings never needs them. Invalid or unusual text goes to the positioned parser, which
 * reports it; null if it is unusable.
 */
export function parseTree({ path: file, text }: SourceFile, report: Report): Tree | null {
	const quick = loadQuickly(text);
	if (quick === undefined || quick.value === null) return parseYaml(file, text, report);
	return new LazyTree(file, text, quick).build(quick.value, []);
}

class LazyTree {
	private readonly file: string;
	private readonly text: string;
	private readonly hasEmptyNodes: boolean;
	private positioned: Tree | null = null;

	constructor(file: string, text: string, { hasEmptyNodes }: QuickYaml) {
		this.file = file;
		this.text = text;
		this.hasEmptyNodes = hasEmptyNodes;
	}

	build(value: Plain, path: TreePath): Tree {
		const at = lazySpan(this.file, () => locateInTree(this.whole(), path));
		if (Array.isArray(value)) return { kind: 'list', items: value.map((item, index) => this.build(item, [...path, index])), at };
		if (typeof value !== 'object' || value === null) {
			const mayBeEmpty = value === null && this.hasEmptyNodes;
			return new LazyScalar(value as ScalarValue, { at, mayBeEmpty, find: () => this.scalarAt(path) });
		}
		const entries = Object.entries(value).map(([name, item]) => {
			const below = [...path, name];
			return [name, { key: lazySpan(this.file, () => locateInTree(this.whole(), below, 'key')), value: this.build(item, below) }] as const;
		});
		return { kind: 'map', entries: new Map(entries), at };
	}

	private scalarAt(path: TreePath): ScalarTree | null {
		const node = nodeAt(this.whole(), path);
		return node?.kind === 'scalar' ? node : null;
	}

	private whole(): Tree {
		this.positioned ??= parseYaml(this.file, this.text, () => undefined);
		return this.positioned ?? { kind: 'map', entries: new Map(), at: { file: this.file, start: 0, end: 0 } };
	}
}

class LazyScalar implements ScalarTree {
	readonly kind = 'scalar';
	readonly value: ScalarValue;
	readonly at: SourceSpan;
	private readonly mayBeEmpty: boolean;
	private readonly find: () => ScalarTree | null;

	constructor(value: ScalarValue, { at, mayBeEmpty, find }: { at: SourceSpan; mayBeEmpty: boolean; find: () => ScalarTree | null }) {
		this.value = value;
		this.at = at;
		this.mayBeEmpty = mayBeEmpty;
		this.find = find;
	}

	get textStart(): number | null {
		return this.find()?.textStart ?? null;
	}

	get empty(): boolean {
		return this.mayBeEmpty && (this.find()?.empty ?? true);
	}
}
