import '#src/ui/rich-text/program-colours.css';
import { useEffect, useState } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';
import { familyOf } from './languages.ts';
import styles from './submission-view.module.css';

export function ProgramText({ code, language }: ComponentProps['judge#ProgramText']) {
	const { message } = useFeedback();
	const html = useColours(code, language);
	const copy = async (): Promise<void> => {
		try {
			await navigator.clipboard.writeText(code);
			message('success', '已复制');
		} catch {
			message('warning', '浏览器不让复制，请选中程序后按 Ctrl+C');
		}
	};
	return (
		<>
			<div className={styles.copy}>
				<Button label="复制程序" kind="text" onPress={copy} />
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
			<pre className={styles.text} tabIndex={0}>
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes the program and only adds spans */}
				{html === null ? <code>{code}</code> : <code dangerouslySetInnerHTML={{ __html: html }} />}
			</pre>
		</>
	);
}

function useColours(code: string, language: string): string | null {
	const [html, setHtml] = useState<string | null>(null);
	useEffect(() => {
		let wanted = true;
		fetchCode(() => import('#src/ui/rich-text/highlight-code.ts')).then(
			({ highlightCode }) => wanted && setHtml(highlightCode(code, familyOf(language).editor)),
			() => undefined,
		);
		return () => {
			wanted = false;
		};
	}, [code, language]);
	return html;
}
