import { type CSSProperties, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { createEditor, type Editor } from './create-editor.ts';
import styles from './editor.module.css';
import { readEditorSettings } from './editor-settings.ts';
import { SymbolKeys } from './symbol-keys.tsx';

interface LessonEditorProps {
	/** Read once: the editor owns the text. */
	code: string;
	/** The student has just asked for the editor. */
	focused: boolean;
	onChange: (code: string) => void;
}

/** The editor of the workbench, as high as the Python program in it. */
export function LessonEditor({ code, focused, onChange }: LessonEditorProps) {
	const { storage } = useKeptData();
	const [settings] = useState(() => readEditorSettings(storage));
	const parent = useRef<HTMLDivElement>(null);
	const editor = useRef<Editor>(null);
	const create = useEffectEvent((element: HTMLElement) =>
		createEditor({ parent: element, code, language: 'python', settings, onChange: changed }),
	);
	const changed = useEffectEvent(onChange);
	const focus = useEffectEvent(() => focused && editor.current?.goTo(1));
	// The editor is not of React.
	useLayoutEffect(() => {
		if (!parent.current) return;
		const created = create(parent.current);
		editor.current = created;
		focus();
		return () => {
			created.destroy();
			editor.current = null;
		};
	}, []);
	return (
		<div className={styles.editor} data-theme={settings.theme} data-lesson style={{ '--lines': code.split('\n').length } as CSSProperties}>
			<div className={styles.code}>
				<div ref={parent} className={styles.codeField} />
				<SymbolKeys editor={editor} />
			</div>
		</div>
	);
}
