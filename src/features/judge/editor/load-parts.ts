/** What the editor can do without at first. Each is a chunk of its own; what does not come is missed by nobody who writes on. */
import type { Extension } from '@codemirror/state';
import { drawSelection } from '@codemirror/view';
import { fetchCode } from '#src/lib/fetch-code.ts';
import type { EditorLanguage } from '../languages.ts';

const later = (load: () => Promise<Extension>) => (): Promise<Extension> => fetchCode(load);

const stream = (name: 'c' | 'cpp' | 'java' | 'go') => later(async () => (await import('./stream-languages.ts')).STREAM_LANGUAGES[name]);

/** Colours, indenting and completion of each language. */
export const LANGUAGES: Readonly<Record<EditorLanguage, () => Promise<Extension>>> = {
	c: stream('c'),
	cpp: stream('cpp'),
	python: later(async () => (await import('@codemirror/lang-python')).python()),
	java: stream('java'),
	javascript: later(async () => (await import('@codemirror/lang-javascript')).javascript()),
	go: stream('go'),
	text: async () => [],
};

/** Its cursor is a block, and its selection no selection of the browser's: both are drawn. */
export const loadVim = async (): Promise<Extension> => [(await fetchCode(() => import('@replit/codemirror-vim'))).vim(), drawSelection()];

/** For who writes: completion, pairs of brackets, searching. */
export const loadTools = async (): Promise<Extension> => (await fetchCode(() => import('./editor-tools.ts'))).editorTools;

/** For a program that does not compile. */
export const loadLint = () => fetchCode(() => import('./editor-lint.ts'));
