import type { ComponentType } from 'react';
import type { BlocksByKind } from '#generated/block-types.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { type LoadOnce, loadEachOnce } from '#src/lib/load-once.ts';
import type { BlockDefinition, BlockKind, BlockProps } from './page-definition.ts';

export type SkeletonShape = 'line' | 'lines' | 'cards' | 'rows' | 'figure' | 'panel';

export interface BlockEntry<Kind extends BlockKind> {
	load: () => Promise<ComponentType<BlockProps<Kind>>>;
	/** Defaults to `lines`. */
	skeleton?: SkeletonShape;
	/** Drawn instead of the skeleton while data loads: reserves the height that the definition tells. */
	Placeholder?: ComponentType<BlockProps<Kind>>;
	/** Number of parts of the skeleton, if the block's definition tells. */
	count?: (block: BlocksByKind[Kind]) => number;
	/** Rendered even if its data is loading or has failed, since it handles both itself. */
	early?: true;
}

/** One entry per kind, so a block without a component is a compile error in `src/app/`. */
export type BlockEntries = { readonly [Kind in BlockKind]: BlockEntry<Kind> };

/** Blocks loaded so far; grows while the app runs. */
export type LoadedBlockEntries = { [Kind in BlockKind]?: BlockEntry<Kind> };

export type AnyBlockComponent = ComponentType<{ block: BlocksByKind[BlockKind] }>;

export interface BlockRegistry {
	/** The loader of a kind's component. It rejects for an unknown kind. */
	loaderOf(kind: string): LoadOnce<AnyBlockComponent>;
	/** Never rejects: a block whose code is missing loads it again. */
	preload(kinds: readonly string[]): Promise<void>;
	skeleton(kind: string): SkeletonShape;
	placeholder(kind: string): AnyBlockComponent | undefined;
	/** Number of parts of the block's skeleton; undefined if its kind has a fixed one. */
	count(block: BlockDefinition): number | undefined;
	early(kind: string): boolean;
}

/** `loadMore` adds the kinds that are missing from `entries`. */
export function createBlockRegistry(entries: LoadedBlockEntries, loadMore: () => Promise<unknown> = async () => undefined): BlockRegistry {
	const loaderOf = loadEachOnce((kind: string) => fetchBlock(entries, kind, loadMore));
	return {
		loaderOf,
		async preload(kinds) {
			await Promise.allSettled(kinds.map((kind) => loaderOf(kind)()));
		},
		early: (kind) => entryOf(entries, kind)?.early ?? false,
		placeholder: (kind) => entryOf(entries, kind)?.Placeholder as AnyBlockComponent | undefined,
		skeleton: (kind) => entryOf(entries, kind)?.skeleton ?? 'lines',
		count: (block) => entryOf(entries, block.block)?.count?.(block),
	};
}

const entryOf = (entries: LoadedBlockEntries, kind: string): BlockEntry<BlockKind> | undefined =>
	// `BlockEntries` guarantees that each definition is rendered by the component of its kind.
	Object.hasOwn(entries, kind) ? (entries[kind as BlockKind] as BlockEntry<BlockKind>) : undefined;

async function fetchBlock(entries: LoadedBlockEntries, kind: string, loadMore: () => Promise<unknown>): Promise<AnyBlockComponent> {
	if (!entryOf(entries, kind)) await loadMore();
	const entry = entryOf(entries, kind);
	if (!entry) throw new Error(`No component draws blocks of the kind "${kind}".`);
	return fetchCode(entry.load);
}
