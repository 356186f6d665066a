import { type RefObject, useSyncExternalStore } from 'react';

export interface Screens {
	full: boolean;
	canFloat: boolean;
	toggleFull: () => void;
	float: () => void;
}

/** iPhones support full screen for video elements only. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export function useScreens(frame: RefObject<HTMLElement | null>, media: RefObject<HTMLVideoElement | null>): Screens {
	const fullElement = useSyncExternalStore(followFull, () => document.fullscreenElement);
	const full = fullElement !== null && fullElement === frame.current;
	return {
		full,
		canFloat: document.pictureInPictureEnabled === true,
		toggleFull() {
			const { current } = frame;
			if (document.fullscreenElement === current) void document.exitFullscreen();
			else if (current?.requestFullscreen) current.requestFullscreen().catch(() => undefined);
			else (media.current as AppleVideo | null)?.webkitEnterFullscreen?.();
		},
		float() {
			if (document.pictureInPictureElement === media.current) void document.exitPictureInPicture();
			else media.current?.requestPictureInPicture().catch(() => undefined);
		},
	};
}

function followFull(onChange: () => void): () => void {
	document.addEventListener('fullscreenchange', onChange);
	return () => document.removeEventListener('fullscreenchange', onChange);
}
