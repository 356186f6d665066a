import '#src/ui/rich-text/program-colours.css';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './documents.module.css';
import { FileContent } from './file-content.tsx';
import type { CodeReading } from './read/readings.ts';
import type { ViewerProps } from './viewer-props.ts';

export function CodeViewer({ file, source }: ViewerProps) {
	return (
		<FileContent kind="code" file={file} source={source}>
			{(reading) => <Program {...reading} />}
		</FileContent>
	);
}

/** Line numbers are not copied with the text. */
function Program({ text, html, shown }: CodeReading) {
	const { message } = useFeedback();
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
				{shown === null && <span className="note">共 {lines} 行</span>}
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
