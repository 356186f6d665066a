import { type RefObject, useEffect } from 'react';
import type { Play } from './play.ts';
import { cuesOf } from './rules/cues.ts';

/**
 * Gives the film the lines of its transcript as captions, which the browser then shows wherever the film goes, full screen and
 * picture-in-picture included. Films without a transcript bring a file of their own (`<track>`).
 */
export function useCaptions(media: RefObject<HTMLVideoElement | null>, play: Play, shown: boolean): void {
	// Tracks belong to the element; one that was added cannot be taken away again.
	useEffect(() => {
		const { current } = media;
		if (!current || play.transcript.length === 0 || current.textTracks.length > 0) return;
		const track = current.addTextTrack('captions', '中文', 'zh-CN');
		for (const { from, to, text } of cuesOf(play.transcript, play.seconds)) track.addCue(new VTTCue(from, to, text));
	}, [media, play]);
	useEffect(() => {
		const mode = shown ? 'showing' : 'hidden';
		for (const track of media.current?.textTracks ?? []) track.mode = mode;
	}, [media, shown]);
}
