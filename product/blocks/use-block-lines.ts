import { useMemo } from 'react';
import { lazyCode } from '#src/lib/lazy-code.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { useLoad } from '#src/ui/use-load.ts';
import { hasBlocks } from './block-language.ts';
import type { BlockLines } from './block-lines.ts';

type ReadBlockLines = (code: string) => BlockLines | null;

const loadReader = lazyCode<ReadBlockLines>(async () => (await import('./block-lines.ts')).readBlockLines);
/** Programs without blocks load nothing. */
const loadNothing = loadOnce<ReadBlockLines>(async () => () => null);

/** Which block of a text says which line. Undefined while the code for it loads; null for a program without blocks, or with other Python than theirs. */
export function useBlockLines(code: string): BlockLines | null | undefined {
	const loaded = useLoad(hasBlocks(code) ? loadReader : loadNothing);
	return useMemo(() => {
		if (!hasBlocks(code)) return null;
		if (!loaded) return undefined;
		return 'value' in loaded ? loaded.value(code) : null;
	}, [code, loaded]);
}
