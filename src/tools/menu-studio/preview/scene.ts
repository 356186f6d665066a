/** The content of a preview, and the messages between the studio and its frame. Both are windows of this origin. */
import type { LayoutName, ThemeMode } from '#src/settings/theme.ts';

/** Attribute of the frame's element. A page of another origin cannot set it: `frameElement` is null there. */
export const PREVIEW_ATTRIBUTE = 'data-preview';

export interface PreviewRole {
	title: string;
	roles: readonly string[];
	permissions: readonly string[];
}

export interface Scene {
	/** A served list, spec 2.3. */
	list: readonly unknown[];
	/** Address to show, without query; by default the app begins at its home, and stays where its user went. */
	path?: string;
	role: PreviewRole;
	layout: LayoutName;
	mode: Exclude<ThemeMode, 'system'>;
}

/** From the studio to the frame. */
export interface SceneMessage {
	kind: 'preview-scene';
	scene: Scene;
}

/**
 * From the frame to the studio. `waiting`: the frame needs its first scene; `shown`: the scene is on screen; `at`: the page on screen, an
 * address of the app with query.
 */
export type FrameMessage = { kind: 'preview-waiting' } | { kind: 'preview-shown' } | { kind: 'preview-at'; path: string; title: string };

/** The message of an event; null if it is of another window or another kind. */
export function messageFrom<Message extends SceneMessage | FrameMessage>(event: MessageEvent, from: Window | null): Message | null {
	if (event.source !== from || event.origin !== location.origin) return null;
	const { data } = event;
	return typeof data === 'object' && data !== null && String(data.kind).startsWith('preview-') ? (data as Message) : null;
}
