import type { RefObject } from 'react';
import { type FullScreen, useFullScreen } from '#src/ui/use-full-screen.ts';

export interface Screens extends FullScreen {
	canFloat: boolean;
	float: () => void;
}

/** iPhones support full screen for video elements only. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export function useScreens(frame: RefObject<HTMLElement | null>, media: RefObject<HTMLVideoElement | null>): Screens {
	const screen = useFullScreen(frame, () => (media.current as AppleVideo | null)?.webkitEnterFullscreen?.());
	return {
		...screen,
		canFloat: document.pictureInPictureEnabled === true,
		float() {
			if (document.pictureInPictureElement === media.current) void document.exitPictureInPicture();
			else media.current?.requestPictureInPicture().catch(() => undefined);
		},
	};
}
