import { Compartment, type Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

export interface LatePart {
	/** Includes the part in a new editor state. */
	extension: () => Extension;
	/** Loads and applies the extension, unless another one is requested meanwhile. Failures are silent; the next request retries. */
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
