import { useEffect, useState } from 'react';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './rich-text.module.css';

export interface RichTextProps {
	content: string;
	format: 'html' | 'markdown';
	/** Where the paths lead that stand in it as addresses; by default below the origin of the app. The same function at every draw. */
	place?: (path: string) => string;
}

/** HTML or Markdown from a server: the one place where such text becomes elements. Parser and sanitiser come when first needed. */
export function RichText({ content, format, place }: RichTextProps) {
	const { html, failed, retry } = useRichHtml(content, format, place);
	if (failed) return <ErrorNotice compact message="这段内容没有显示出来" onRetry={retry} />;
	if (html === null) return <Skeleton shape="lines" />;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: what toRichHtml made; the test of its corpus of attacks watches over it
	return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface RichHtml {
	/** null until it is ready; that of the text before while the next is made. */
	html: string | null;
	failed: boolean;
	retry: () => void;
}

function useRichHtml(content: string, format: RichTextProps['format'], place: RichTextProps['place']): RichHtml {
	const [made, setMade] = useState<{ html: string | null; failed: boolean }>({ html: null, failed: false });
	const [attempt, setAttempt] = useState(0);
	// The bundle of the sanitiser is outside React.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt does the same again
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
