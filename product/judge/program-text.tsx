import '#src/ui/rich-text/program-colours.css';
import { useMemo } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { useLoad } from '#src/ui/use-load.ts';
import { CopyProgram } from './copy-program.tsx';
import { familyOf } from './languages.ts';
import styles from './submission-view.module.css';

export function ProgramText({ code, language }: ComponentProps['judge#ProgramText']) {
	const html = useColours(code, language);
	return (
		<>
			<div className={styles.copy}>
				<CopyProgram code={code} />
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
	const loader = useMemo(
		() =>
			loadOnce(async () => {
				const { highlightCode } = await fetchCode(() => import('#src/ui/rich-text/highlight-code.ts'));
				return highlightCode(code, familyOf(language).editor);
			}),
		[code, language],
	);
	const result = useLoad(loader);
	return result && 'value' in result ? result.value : null;
}
