import { lazyCode } from '#src/lib/lazy-code.ts';
import { useLoad } from '#src/ui/use-load.ts';

type Highlight = (code: string, language: string) => string | null;

const loadHighlighter = lazyCode<Highlight>(async () => (await import('#src/ui/rich-text/highlight-code.ts')).highlightCode);

const withoutColours: Highlight = () => null;

/** `highlightCode`, which gives no colours while it loads or if it does not arrive. */
export function useHighlighter(): Highlight {
	const loaded = useLoad(loadHighlighter);
	return loaded && 'value' in loaded ? loaded.value : withoutColours;
}
