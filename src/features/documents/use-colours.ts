import { useEffect, useState } from 'react';
import { fetchCode } from '#src/lib/fetch-code.ts';

/** Beyond this many characters colouring would keep the page from answering. */
const MOST = 200_000;

/** The program as HTML with its colours; null until they have come, and without them it can be read as well. */
export function useColours(code: string, language: string | null): string | null {
	const [html, setHtml] = useState<string | null>(null);
	// The bundle of the highlighter is outside React.
	useEffect(() => {
		if (language === null || code.length > MOST) return;
		let wanted = true;
		fetchCode(() => import('#src/ui/rich-text/highlight-code.ts')).then(
			({ highlightCode }) => wanted && setHtml(highlightCode(code, language)),
			() => undefined,
		);
		return () => {
			wanted = false;
		};
	}, [code, language]);
	return html;
}
