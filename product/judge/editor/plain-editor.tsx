import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import type { EditedProgram } from '../workbench-store.ts';
import styles from './editor.module.css';
import type { EditorSettings } from './editor-settings.ts';

export interface EditorPosition {
	anchor: number;
	head: number;
	scrollTop: number;
	focused: boolean;
}

interface PlainEditorProps {
	workbench: EditedProgram;
	settings: EditorSettings;
	place: RefObject<EditorPosition | null>;
	/** True during IME composition, when the field must not be unmounted. */
	onComposing: (composing: boolean) => void;
}

export function PlainEditor({ workbench, settings: { fontSize, tabSize }, place, onComposing }: PlainEditorProps) {
	const { code } = useSnapshot(workbench.state, { sync: true });
	const field = useRef<HTMLTextAreaElement>(null);
	useLayoutEffect(() => {
		const element = field.current;
		// Layout cleanup runs while the textarea is still in the DOM, so selection and focus can be read.
		return () => {
			place.current = element && placeIn(element);
		};
	}, [place]);
	return (
		<textarea
			ref={field}
			className={styles.plainCode}
			style={{ tabSize, '--font-size': `${fontSize}px`, '--digits': String(code.split('\n').length).length } as CSSProperties}
			aria-label="程序"
			spellCheck={false}
			autoCapitalize="off"
			autoComplete="off"
			value={code}
			onChange={(event) => workbench.edit(event.target.value)}
			onCompositionStart={() => onComposing(true)}
			onCompositionEnd={() => onComposing(false)}
		/>
	);
}

function placeIn(field: HTMLTextAreaElement): EditorPosition {
	const { selectionStart, selectionEnd, selectionDirection, scrollTop } = field;
	const [anchor, head] = selectionDirection === 'backward' ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd];
	return { anchor, head, scrollTop, focused: document.activeElement === field };
}
