import type { ComponentType } from 'react';
import type { BlocksByKind } from '#generated/block-types.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import type { BlockDefinition, BlockKind, BlockProps } from './page-definition.ts';

export type SkeletonShape = 'line' | 'lines' | 'cards' | 'rows' | 'figure' | 'panel';

export interface BlockEntry<Kind extends BlockKind> {
	load: () => Promise<ComponentType<BlockProps<Kind>>>;
	/** Defaults to `lines`. */
	skeleton?: SkeletonShape;
	/** Number of parts of the skeleton, if the block's definition tells. */
	count?: (block: BlocksByKind[Kind]) => number;
	/** Rendered even if its data is loading or has failed, since it handles both itself. */
	early?: true;
}

/** One entry per kind, so a block without a component is a compile error in `src/app/`. */
export type BlockEntries = { readonly [Kind in BlockKind]: BlockEntry<Kind> };

/** Those loaded so far. Properties are added while the app runs. */
export type LoadedBlockEntries = { [Kind in BlockKind]?: BlockEntry<Kind> };

export type AnyBlockComponent = ComponentType<{ block: BlocksByKind[BlockKind] }>;

export interface BlockRegistry {
	/**
	 * Returns the same promise on every call, even a failed one, until `forget`; rejects for an unknown kind. `use` reads a settled one
	 * without suspending, so the first page shows at once.
	 */
	load(kind: string): Promise<AnyBlockComponent>;
	forget(kind: string): void;
	preload(kinds: readonly string[]): Promise<void>;
	skeleton(kind: string): SkeletonShape;
	/** Number of parts of the block's skeleton; undefined if its kind has a fixed one. */
	count(block: BlockDefinition): number | undefined;
	early(kind: string): boolean;
}

/** `loadMore` adds the kinds that are missing from `entries`. */
export function createBlockRegistry(entries: LoadedBlockEntries, loadMore: () => Promise<unknown> = async () => undefined): BlockRegistry {
	const pending = new Map<string, Promise<AnyBlockComponent>>();
	const failed = new Set<string>();

	const load = (kind: string): Promise<AnyBlockComponent> => {
		const earlier = pending.get(kind);
		if (earlier) return earlier;
		const loading = fetchBlock(entries, kind, loadMore);
		loading.then(
			// With these two fields `use` reads the promise synchronously.
			(component) => Object.assign(loading, { status: 'fulfilled', value: component }),
			() => failed.add(kind),
		);
		pending.set(kind, loading);
		return loading;
	};

	// A failed promise is kept until `forget`: a new one on each render would suspend forever.
	const forget = (kind: string): void => {
		if (failed.delete(kind)) pending.delete(kind);
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
		count: (block) => entryOf(entries, block.block)?.count?.(block),
	};
}

const entryOf = (entries: LoadedBlockEntries, kind: string): BlockEntry<BlockKind> | undefined =>
	Object.hasOwn(entries, kind) ? (entries[kind as BlockKind] as BlockEntry<BlockKind>) : undefined;

async function fetchBlock(entries: LoadedBlockEntries, kind: string, loadMore: () => Promise<unknown>): Promise<AnyBlockComponent> {
	if (!entryOf(entries, kind)) await loadMore();
	const entry = entryOf(entries, kind);
	if (!entry) throw new Error(`No component draws blocks of the kind "${kind}".`);
	// `BlockEntries` guarantees that each definition is rendered by the component of its kind.
	return (await fetchCode(entry.load)) as unknown as AnyBlockComponent;
}
