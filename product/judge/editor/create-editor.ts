import { indentMore, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { CompileMark } from '../compile-marks.ts';
import type { EditorLanguage } from '../languages.ts';
import { editorBasis, sizes } from './editor-basis.ts';
import type { EditorSettings } from './editor-settings.ts';
import { createLatePart, type LatePart } from './late-part.ts';
import { LANGUAGES, loadLint, loadTools, loadVim } from './load-parts.ts';
import type { EditorPosition } from './plain-editor.tsx';
import { typeText } from './type-directly.ts';

export interface Editor {
	/** Opens another text, for example after a language change, and resets the undo history. */
	open: (code: string, language: EditorLanguage) => void;
	/** Replaces the text as an undoable change. */
	replace: (code: string) => void;
	configure: (settings: EditorSettings) => void;
	mark: (marks: readonly CompileMark[]) => void;
	goTo: (line: number) => void;
	/** Inserts the text like a keystroke, including input handlers. */
	type: (text: string) => void;
	press: (key: 'indent' | 'undo') => void;
	take: (place: EditorPosition) => void;
	destroy: () => void;
}

export interface EditorOptions {
	parent: HTMLElement;
	code: string;
	language: EditorLanguage;
	settings: EditorSettings;
	onChange: (code: string) => void;
}

const COMMANDS = { indent: indentMore, undo } as const;

export function createEditor({ parent, code, language, settings, onChange }: EditorOptions): Editor {
	const late = (): LatePart => createLatePart(() => view);
	const keys = late();
	const sizing = late();
	const colours = late();
	const tools = late();
	const lint = late();
	const stateOf = (text: string): EditorState =>
		EditorState.create({
			doc: text,
			extensions: [
				keys.extension(),
				editorBasis,
				sizing.extension(),
				colours.extension(),
				tools.extension(),
				lint.extension(),
				EditorView.domEventHandlers({ focus: () => tools.want(loadTools) }),
				EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
			],
		});
	const view: EditorView = new EditorView({ parent, state: stateOf(code) });
	const configure = (next: EditorSettings): void => {
		sizing.set(sizes(next));
		if (next.keyMap === 'vim') keys.want(loadVim);
		else keys.set([]);
	};
	configure(settings);
	colours.want(LANGUAGES[language]);
	return {
		open(text, next) {
			colours.set([]);
			view.setState(stateOf(text));
			colours.want(LANGUAGES[next]);
		},
		replace: (text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: { anchor: 0 } }),
		configure,
		mark: createMarks(view, lint),
		goTo(line) {
			const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
			view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
			view.focus();
		},
		type: (text) => typeText(view, text),
		press: (key) => void COMMANDS[key](view),
		take({ anchor, head, scrollTop, focused }) {
			const end = view.state.doc.length;
			view.dispatch({ selection: { anchor: Math.min(anchor, end), head: Math.min(head, end) } });
			view.scrollDOM.scrollTop = scrollTop;
			if (focused) view.focus();
		},
		destroy: () => view.destroy(),
	};
}

function createMarks(view: EditorView, part: LatePart): Editor['mark'] {
	let latest: readonly CompileMark[] = [];
	let drawn = false;
	return (marks) => {
		latest = marks;
		if (marks.length === 0 && !drawn) return;
		loadLint().then(
			({ lint, showMarks }) => {
				if (latest !== marks) return;
				if (!drawn) part.set(lint);
				drawn = true;
				view.dispatch(showMarks(marks, view.state));
			},
			() => undefined,
		);
	};
}
