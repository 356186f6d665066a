import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import * as texts from '#generated/messages/ui.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { placeHeadings } from './place-headings.ts';
import type { RichFormat } from './rich-html.ts';
import styles from './rich-text.module.css';

export interface RichTextProps {
	content: string;
	format: RichFormat;
	/** Part of a line, such as a table cell. */
	inline?: boolean;
	/** Resolves paths in the text to URLs; by default they are relative to the app's origin. Must be a stable function. */
	place?: (path: string) => string;
	/** Called with the element of each parsed text, when it is in the document. Programs to run in it are `code[data-run]`. */
	onDrawn?: (text: HTMLElement) => void;
}

/** The only component that renders HTML or Markdown from a server. Parser and sanitiser are loaded on first use. */
export function RichText(props: RichTextProps) {
	const { content, format, inline } = props;
	if (!PLAIN[format].test(content)) return <ParsedText {...props} />;
	const Tag = inline ? 'span' : 'div';
	return <Tag className={styles.text}>{content}</Tag>;
}

/** Text without markup or formulas needs neither the parser nor a placeholder. */
const PLAIN: Readonly<Record<RichFormat, RegExp>> = { html: /^[^<&$\\]*$/, markdown: /^$/, 'parsed-markdown': /^$/, text: /^[^$\\]*$/ };

function ParsedText({ content, format, inline = false, place, onDrawn }: RichTextProps) {
	const { html, failed, retry } = useRichHtml(content, format, place);
	// React writes the HTML anew, over what `onDrawn` has added, for each new object.
	const inner = useMemo(() => ({ __html: html ?? '' }), [html]);
	const text = useRef<HTMLDivElement & HTMLSpanElement>(null);
	const drawn = useEffectEvent((element: HTMLElement) => {
		placeHeadings(element);
		onDrawn?.(element);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: each text brings elements of its own
	useLayoutEffect(() => {
		if (text.current) drawn(text.current);
	}, [html]);
	if (failed) return <ErrorNotice compact message={texts.contentFailed} onRetry={retry} />;
	if (html === null) return <Skeleton shape={inline ? 'line' : 'lines'} />;
	const Tag = inline ? 'span' : 'div';
	// biome-ignore lint/security/noDangerouslySetInnerHtml: toRichHtml sanitises it, which is tested with a corpus of attacks
	return <Tag ref={text} className={styles.text} dangerouslySetInnerHTML={inner} />;
}

interface RichHtml {
	/** Null until ready; the previous text's HTML while the next one is prepared. */
	html: string | null;
	failed: boolean;
	retry: () => void;
}

function useRichHtml(content: string, format: RichTextProps['format'], place: RichTextProps['place']): RichHtml {
	const [made, setMade] = useState<{ html: string | null; failed: boolean }>({ html: null, failed: false });
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the load
	useEffect(() => {
		let wanted = true;
		fetchCode(() => import('./rich-html.ts'))
			.then(({ toRichHtml }) => toRichHtml(content, format, place))
			.then(
				(html) => wanted && setMade({ html, failed: false }),
				() => wanted && setMade({ html: null, failed: true }),
			);
		return () => {
			wanted = false;
		};
	}, [content, format, place, attempt]);
	return { ...made, retry: () => setAttempt((before) => before + 1) };
}
