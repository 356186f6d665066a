import { type ComponentType, useEffect, useRef, useState } from 'react';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import styles from '../workbench.module.css';
import type { Workbench } from '../workbench-store.ts';
import type { CodeEditorProps } from './code-editor.tsx';
import type { EditorSettings } from './editor-settings.ts';
import { type EditorPlace, PlainEditor } from './plain-editor.tsx';

type CodeEditorComponent = ComponentType<CodeEditorProps>;

interface ProgramEditorProps {
	workbench: Workbench;
	settings: EditorSettings;
	/** Somebody has come to the program. */
	near: boolean;
}

/**
 * Where the program is written. The editor is heavier than all the rest of the page, so it comes when one goes to write, or has written
 * here before, and takes over from a plain field, in which one has perhaps begun already.
 */
export function ProgramEditor({ workbench, settings, near }: ProgramEditorProps) {
	const [composing, setComposing] = useState(false);
	const [begun] = useState(() => workbench.state.code !== workbench.template());
	const { CodeEditor, failed, retry } = useCodeEditor(near || begun, composing);
	const place = useRef<EditorPlace>(null);
	if (CodeEditor) return <CodeEditor workbench={workbench} settings={settings} place={place} />;
	return (
		<div className={styles.plain}>
			{failed && <ErrorNotice compact reloads message="编辑器没有加载出来，可以先在这里写，写的内容会保存" onRetry={retry} />}
			<PlainEditor workbench={workbench} settings={settings} place={place} onComposing={setComposing} />
		</div>
	);
}

/** The component once it has come and may take over. */
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
	// Bundles are outside React; a page that was hidden and is shown again asks for what it has, which costs nothing.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once it is wanted
	useEffect(() => void (wanted && afterTheStatement().then(fetchEditor)), [wanted]);
	return { CodeEditor: shown, failed: arrived.failed, retry: fetchEditor };
}

/** What is read first comes first, and then the browser has drawn it. */
async function afterTheStatement(): Promise<void> {
	await fetchCode(() => import('#src/ui/rich-text/rich-html.ts')).catch(() => undefined);
	await new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
