import { useEffect, useState } from 'react';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';
import { decodeText } from './decode-text.ts';
import styles from './documents.module.css';
import { FileContent } from './file-content.tsx';
import type { ViewerProps } from './viewer-props.ts';

export function CodeViewer({ file, source }: ViewerProps) {
	return (
		<FileContent source={source} parse={decodeText}>
			{(text) => <Program text={text} language={languageOf(file.ext)} />}
		</FileContent>
	);
}

/** Shows the text at once and swaps in the highlighted HTML when the highlighter is loaded. Line numbers are not copied with the text. */
function Program({ text, language }: { text: string; language: string | null }) {
	const { message } = useFeedback();
	const html = useColours(text, language);
	const lines = text.replace(/\n$/, '').split('\n').length;
	const copy = async (): Promise<void> => {
		try {
			await navigator.clipboard.writeText(text);
			message('success', '已复制');
		} catch {
			message('warning', '浏览器不让复制，请选中程序后按 Ctrl+C');
		}
	};
	return (
		<>
			<div className={styles.tools}>
				<span className="note">共 {lines} 行</span>
				<Button label="复制程序" kind="text" onPress={copy} />
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
			<section className={styles.program} aria-label="程序" tabIndex={0}>
				<pre className={styles.numbers} aria-hidden="true">
					{Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
				</pre>
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes the program and only adds spans */}
				<pre>{html === null ? <code>{text}</code> : <code dangerouslySetInnerHTML={{ __html: html }} />}</pre>
			</section>
		</>
	);
}

const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
	python: ['py', 'pyw'],
	cpp: ['cpp', 'cc', 'cxx', 'c', 'h', 'hpp', 'ino'],
	java: ['java'],
	go: ['go'],
	javascript: ['js', 'mjs', 'ts'],
	json: ['json'],
	bash: ['sh'],
};

/** Highlighter language for a file extension; null if it is not supported. */
export const languageOf = (ext: string): string | null =>
	Object.entries(LANGUAGES).find(([, all]) => all.includes(ext.toLowerCase()))?.[0] ?? null;

/** Highlighting a longer program would block the main thread. In characters. */
const MOST = 200_000;

function useColours(code: string, language: string | null): string | null {
	const [html, setHtml] = useState<string | null>(null);
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
