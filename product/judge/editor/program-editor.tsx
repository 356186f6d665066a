import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { familyOf } from '../languages.ts';
import type { EditedProgram } from '../workbench-store.ts';
import type { CodeEditorProps } from './code-editor.tsx';
import styles from './editor.module.css';
import type { EditorSettings } from './editor-settings.ts';
import { type EditorPosition, PlainEditor } from './plain-editor.tsx';

const ProgramBlocks = lazyComponent(
	async () => (await import(/* webpackChunkName: "block-editor" */ './program-blocks.tsx')).ProgramBlocks,
	() => <Skeleton shape="lines" />,
);

type CodeEditorComponent = ComponentType<CodeEditorProps>;

interface ProgramEditorProps {
	workbench: EditedProgram;
	settings: EditorSettings;
	/** The user has moved to the program pane. */
	near: boolean;
	/** Takes the Python that blocks mean. Null where it cannot. */
	onContinueInPython?: ((python: string) => void) | null;
}

/**
 * Shows a plain field first. The editor is the largest chunk of the page, so it is loaded when the user goes to the program or has a
 * draft, and then replaces the field without losing input.
 */
export function ProgramEditor({ workbench, settings, near, onContinueInPython = null }: ProgramEditorProps) {
	const { language } = useSnapshot(workbench.state);
	const [composing, setComposing] = useState(false);
	const [begun] = useState(() => workbench.state.code !== workbench.template());
	const isOfBlocks = familyOf(language).editor === 'blocks';
	const { CodeEditor, failed, retry } = useCodeEditor((near || begun) && !isOfBlocks, composing);
	const place = useRef<EditorPosition>(null);
	if (isOfBlocks) return <ProgramBlocks workbench={workbench} onContinueInPython={onContinueInPython} />;
	if (CodeEditor) return <CodeEditor workbench={workbench} settings={settings} place={place} />;
	return (
		<div className={styles.plain}>
			{failed && <ErrorNotice compact reloads message="编辑器没有加载出来，可以先在这里写，写的内容会保存" onRetry={retry} />}
			<PlainEditor workbench={workbench} settings={settings} place={place} onComposing={setComposing} />
		</div>
	);
}

function useCodeEditor(wanted: boolean, waits: boolean) {
	const [arrived, setArrived] = useState<{ CodeEditor: CodeEditorComponent | null; failed: boolean }>({ CodeEditor: null, failed: false });
	const [shown, setShown] = useState<CodeEditorComponent | null>(null);
	if (!shown && !waits && arrived.CodeEditor) setShown(() => arrived.CodeEditor);
	const fetchEditor = async (): Promise<void> => {
		try {
			const { CodeEditor } = await fetchCode(() => import(/* webpackChunkName: "code-editor" */ './code-editor.tsx'));
			setArrived({ CodeEditor, failed: false });
		} catch {
			setArrived({ CodeEditor: null, failed: true });
		}
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: loads once `wanted` is true; later imports are cached
	useEffect(() => void (wanted && afterTheStatement().then(fetchEditor)), [wanted]);
	return { CodeEditor: shown, failed: arrived.failed, retry: fetchEditor };
}

/** Waits until the statement's renderer is loaded and the browser is idle, so the editor does not delay the statement. */
async function afterTheStatement(): Promise<void> {
	await fetchCode(() => import('#src/ui/rich-text/rich-html.ts')).catch(() => undefined);
	await new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
