import '#src/ui/rich-text/program-colours.css';
import { useMemo } from 'react';
import { hasBlocks, pythonIn } from '#app/blocks/block-language.ts';
import type { ComponentProps } from '#generated/component-props.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useLoad } from '#src/ui/use-load.ts';
import { CopyProgram } from './copy-program.tsx';
import { type EditorLanguage, familyOf } from './languages.ts';
import styles from './submission-view.module.css';

const BlockView = lazyComponent(
	async () => (await import(/* webpackChunkName: "block-editor" */ '#app/blocks/editor/block-view.tsx')).BlockView,
	() => <Skeleton shape="lines" />,
);

/** A program to read. One of blocks is shown as blocks, and as the Python that they mean. */
export function ProgramText({ code, language }: ComponentProps['judge#ProgramText']) {
	if (!hasBlocks(code)) return <ColouredText text={code} editor={familyOf(language).editor} />;
	return (
		<>
			<BlockView code={code} />
			<ColouredText text={pythonIn(code)} editor="python" />
		</>
	);
}

function ColouredText({ text, editor }: { text: string; editor: EditorLanguage }) {
	const html = useColours(text, editor);
	return (
		<>
			<div className={styles.copy}>
				<CopyProgram code={text} />
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
			<pre className={styles.text} tabIndex={0}>
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes the program and only adds spans */}
				{html === null ? <code>{text}</code> : <code dangerouslySetInnerHTML={{ __html: html }} />}
			</pre>
		</>
	);
}

function useColours(text: string, editor: EditorLanguage): string | null {
	const loader = useMemo(
		() =>
			loadOnce(async () => {
				const { highlightCode } = await fetchCode(() => import('#src/ui/rich-text/highlight-code.ts'));
				return highlightCode(text, editor);
			}),
		[text, editor],
	);
	const result = useLoad(loader);
	return result && 'value' in result ? result.value : null;
}
