import { type RefObject, useSyncExternalStore } from 'react';

export interface FullScreen {
	full: boolean;
	toggleFull: () => void;
}

/** `otherwise` is called by browsers that show no such element in full screen, as on iPhones. */
export function useFullScreen(frame: RefObject<HTMLElement | null>, otherwise?: () => void): FullScreen {
	const fullElement = useSyncExternalStore(followFull, () => document.fullscreenElement);
	return {
		full: fullElement !== null && fullElement === frame.current,
		toggleFull() {
			const { current } = frame;
			if (document.fullscreenElement === current) void document.exitFullscreen();
			else if (current?.requestFullscreen) current.requestFullscreen().catch(() => undefined);
			else otherwise?.();
		},
	};
}

function followFull(onChange: () => void): () => void {
	document.addEventListener('fullscreenchange', onChange);
	return () => document.removeEventListener('fullscreenchange', onChange);
}
