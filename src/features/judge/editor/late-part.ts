import { Compartment, type Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** A part of the editor that comes, and changes, while one writes. */
export interface LatePart {
	/** For the state of a text that is opened. */
	extension: () => Extension;
	/** What is fetched takes its place, unless something else was wanted meanwhile. What fails is done without, until it is wanted again. */
	want: (load: () => Promise<Extension>) => void;
	set: (extension: Extension) => void;
}

export function createLatePart(view: () => EditorView): LatePart {
	const place = new Compartment();
	let current: Extension = [];
	let wanted: (() => Promise<Extension>) | null = null;
	const set = (extension: Extension): void => {
		current = extension;
		view().dispatch({ effects: place.reconfigure(extension) });
	};
	return {
		extension: () => place.of(current),
		want(load) {
			if (wanted === load) return;
			wanted = load;
			load().then(
				(extension) => wanted === load && set(extension),
				() => {
					if (wanted === load) wanted = null;
				},
			);
		},
		set(extension) {
			wanted = null;
			set(extension);
		},
	};
}
