import type { BlockEntries } from '#src/pages/block-registry.ts';

/** Kinds in pages of the blank layout. They share a chunk with nothing of the main layout. */
export const firstBlockEntries = {
	buttons: {
		load: async () => (await import(/* webpackChunkName: "blocks" */ '#src/blocks/buttons/buttons-block.tsx')).ButtonsBlock,
		skeleton: 'line',
	},
	form: { load: async () => (await import('#src/blocks/form/form-block.tsx')).FormBlock },
	result: { load: async () => (await import(/* webpackChunkName: "blocks" */ '#src/blocks/result/result-block.tsx')).ResultBlock },
	text: {
		load: async () => (await import(/* webpackChunkName: "blocks" */ '#src/blocks/text/text-block.tsx')).TextBlock,
		skeleton: 'line',
	},
} satisfies Partial<BlockEntries>;
