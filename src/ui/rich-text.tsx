import { useEffect, useState } from 'react';
import styles from './rich-text.module.css';
import { Skeleton } from './skeleton.tsx';

export interface RichTextProps {
	content: string;
	format: 'html' | 'markdown';
}

/** HTML or Markdown from a server: the one place where such text becomes elements. Parser and sanitiser come when first needed. */
export function RichText({ content, format }: RichTextProps) {
	const html = useSafeHtml(content, format);
	if (html === null) return <Skeleton shape="lines" />;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: what toSafeHtml made; the test of its corpus of attacks watches over it
	return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}

function useSafeHtml(content: string, format: RichTextProps['format']): string | null {
	const [html, setHtml] = useState<string | null>(null);
	// The bundle of the sanitiser is outside React.
	useEffect(() => {
		let wanted = true;
		const show = (text: string): void => {
			if (wanted) setHtml(text);
		};
		import('./safe-html.ts').then(
			({ toSafeHtml }) => show(toSafeHtml(content, format)),
			() => show(''),
		);
		return () => {
			wanted = false;
		};
	}, [content, format]);
	return html;
}
