import type { ComponentType } from 'react';
import type { BlocksByKind } from '#generated/block-types.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import type { BlockKind, BlockProps } from './page-definition.ts';

/** Shape of the grey placeholder while the data of a block is loading. */
export type SkeletonShape = 'line' | 'lines' | 'cards' | 'rows' | 'figure';

export interface BlockEntry<Kind extends BlockKind> {
	load: () => Promise<ComponentType<BlockProps<Kind>>>;
	/** lines by default. */
	skeleton?: SkeletonShape;
	/** Drawn before the data that it reads is there, and when that failed: it sees to that itself. */
	early?: true;
}

/** One entry for each kind: a block without its component is a compile error in `src/app/`. */
export type BlockEntries = { readonly [Kind in BlockKind]: BlockEntry<Kind> };

export type AnyBlockComponent = ComponentType<{ block: BlocksByKind[BlockKind] }>;

export interface BlockRegistry {
	/**
	 * The same promise at every call, a failed one too until `forget`; rejects for a kind that the app does not know. `use` takes one that has
	 * arrived without waiting, so the first page shows at once.
	 */
	load(kind: string): Promise<AnyBlockComponent>;
	/** Lets the next `load` try again after a failure. */
	forget(kind: string): void;
	/** Loads kinds in parallel, as the `blocks` of a page entry lists them. Never rejects. */
	preload(kinds: readonly string[]): Promise<void>;
	skeleton(kind: string): SkeletonShape;
	early(kind: string): boolean;
}

export function createBlockRegistry(entries: BlockEntries): BlockRegistry {
	const onTheWay = new Map<string, Promise<AnyBlockComponent>>();
	const failed = new Set<string>();

	const load = (kind: string): Promise<AnyBlockComponent> => {
		const known = onTheWay.get(kind);
		if (known) return known;
		const loading = fetchBlock(entries, kind);
		loading.then(
			// By these two `use` sees without waiting that it is there.
			(component) => Object.assign(loading, { status: 'fulfilled', value: component }),
			() => failed.add(kind),
		);
		onTheWay.set(kind, loading);
		return loading;
	};

	// A failed promise stays until someone forgets it: a new one at each draw would suspend for ever.
	const forget = (kind: string): void => {
		if (failed.delete(kind)) onTheWay.delete(kind);
	};

	return {
		load,
		forget,
		preload: async (kinds) => {
			kinds.forEach(forget);
			await Promise.allSettled(kinds.map(load));
		},
		early: (kind) => entryOf(entries, kind)?.early ?? false,
		skeleton: (kind) => entryOf(entries, kind)?.skeleton ?? 'lines',
	};
}

const entryOf = (entries: BlockEntries, kind: string): BlockEntry<BlockKind> | undefined =>
	Object.hasOwn(entries, kind) ? (entries[kind as BlockKind] as BlockEntry<BlockKind>) : undefined;

async function fetchBlock(entries: BlockEntries, kind: string): Promise<AnyBlockComponent> {
	const entry = entryOf(entries, kind);
	if (!entry) throw new Error(`No component draws blocks of the kind "${kind}".`);
	// Each definition is drawn by the component of its own kind, which the map above ties together.
	return (await fetchCode(entry.load)) as unknown as AnyBlockComponent;
}
