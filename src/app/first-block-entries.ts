import { ButtonsBlock } from '#src/blocks/buttons/buttons-block.tsx';
import { TextBlock } from '#src/blocks/text/text-block.tsx';
import type { BlockEntries } from '#src/pages/block-registry.ts';

/** Kinds that pages of the blank layout use. Text and buttons are in the entry: nearly every page has both, and requests cost more. */
export const firstBlockEntries = {
	buttons: { load: async () => ButtonsBlock, skeleton: 'line' },
	form: { load: async () => (await import('#src/blocks/form/form-block.tsx')).FormBlock },
	result: { load: async () => (await import('#src/blocks/result/result-block.tsx')).ResultBlock },
	text: { load: async () => TextBlock, skeleton: 'line' },
} satisfies Partial<BlockEntries>;
