/** Optional editor parts, each in its own chunk. The editor works without those that fail to load. */
import type { Extension } from '@codemirror/state';
import { drawSelection } from '@codemirror/view';
import { fetchCode } from '#src/lib/fetch-code.ts';
import type { EditorLanguage } from '../languages.ts';

const later = (load: () => Promise<Extension>) => (): Promise<Extension> => fetchCode(load);

const stream = (name: 'c' | 'cpp' | 'python' | 'java' | 'go') =>
	later(async () => (await import('./stream-languages.ts')).STREAM_LANGUAGES[name]);

export const LANGUAGES: Readonly<Record<EditorLanguage, () => Promise<Extension>>> = {
	c: stream('c'),
	cpp: stream('cpp'),
	python: stream('python'),
	java: stream('java'),
	javascript: later(async () => (await import('@codemirror/lang-javascript')).javascript()),
	go: stream('go'),
	text: async () => [],
	blocks: async () => [],
};

/** Vim mode has a block cursor and a virtual selection, which CodeMirror must draw. */
export const loadVim = async (): Promise<Extension> => [(await fetchCode(() => import('@replit/codemirror-vim'))).vim(), drawSelection()];

export const loadTools = async (): Promise<Extension> => (await fetchCode(() => import('./editor-tools.ts'))).editorTools;

export const loadLint = () => fetchCode(() => import('./editor-lint.ts'));
