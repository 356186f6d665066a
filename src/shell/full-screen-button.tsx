import { useSyncExternalStore } from 'react';
import * as texts from '#generated/messages/shell.ts';
import { Stroke } from '#src/ui/icons.tsx';

const ENTER = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
const LEAVE = 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5';

/** Toggles full screen. Follows the browser's own exits, such as Escape. */
export function FullScreenButton() {
	const full = useSyncExternalStore(watchFullScreen, isFullScreen);
	if (!document.fullscreenEnabled) return null;
	const label = full ? texts.leaveFullScreen : texts.fullScreen;
	return (
		<button
			type="button"
			className="icon-button shell-icon-button shell-full-screen"
			aria-label={label}
			data-tooltip={label}
			onClick={toggleFullScreen}
		>
			<Stroke path={full ? LEAVE : ENTER} />
		</button>
	);
}

const isFullScreen = (): boolean => document.fullscreenElement !== null;

function watchFullScreen(onChange: () => void): () => void {
	document.addEventListener('fullscreenchange', onChange);
	return () => document.removeEventListener('fullscreenchange', onChange);
}

function toggleFullScreen(): void {
	const done = isFullScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
	done.catch(() => undefined);
}
