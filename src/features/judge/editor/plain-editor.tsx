import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import styles from '../workbench.module.css';
import type { Workbench } from '../workbench-store.ts';
import type { EditorSettings } from './editor-settings.ts';

/** Where somebody is in a program. */
export interface EditorPlace {
	anchor: number;
	head: number;
	scrollTop: number;
	focused: boolean;
}

interface PlainEditorProps {
	workbench: Workbench;
	settings: EditorSettings;
	/** Told where one was when this goes away. */
	place: RefObject<EditorPlace | null>;
	/** An input method is putting characters together: nothing may take this away meanwhile. */
	onComposing: (composing: boolean) => void;
}

/** What one writes in until the editor has come, and when it does not come: the browser's own field. */
export function PlainEditor({ workbench, settings: { fontSize, tabSize }, place, onComposing }: PlainEditorProps) {
	const { code } = useSnapshot(workbench.state, { sync: true });
	const field = useRef<HTMLTextAreaElement>(null);
	useLayoutEffect(() => {
		const element = field.current;
		// Before the browser takes it away: afterwards nothing of it is known.
		return () => {
			place.current = element && placeIn(element);
		};
	}, [place]);
	return (
		<textarea
			ref={field}
			className={styles.plainCode}
			style={{ fontSize, tabSize, '--digits': String(code.split('\n').length).length } as CSSProperties}
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

function placeIn(field: HTMLTextAreaElement): EditorPlace {
	const { selectionStart, selectionEnd, selectionDirection, scrollTop } = field;
	const [anchor, head] = selectionDirection === 'backward' ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd];
	return { anchor, head, scrollTop, focused: document.activeElement === field };
}
