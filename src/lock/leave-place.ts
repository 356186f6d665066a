/**
 * Remembers where the user is before the content goes off the screen, and quiets what would go on without being seen. Returns how to
 * bring them back once it shows again.
 */
export function leavePlace(): () => void {
	const focused = document.activeElement;
	const { scrollX: left, scrollY: top } = window;
	for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
	if (document.pictureInPictureElement) document.exitPictureInPicture().catch(() => undefined);
	return () => {
		window.scrollTo({ left, top, behavior: 'instant' });
		if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
	};
}
