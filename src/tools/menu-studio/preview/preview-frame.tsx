import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as texts from '#generated/messages/tools/menu-studio/preview.ts';
import { useNavigation } from '#src/pages/use-navigation.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './preview-pane.module.css';
import { type FrameMessage, messageFrom, PREVIEW_ATTRIBUTE, type Scene, type SceneMessage } from './scene.ts';

export type Device = 'desktop' | 'phone';

/** Sizes of the framed window in px. */
const SIZES: Readonly<Record<Device, { width: number; height: number }>> = {
	desktop: { width: 1440, height: 900 },
	phone: { width: 390, height: 720 },
};

interface PreviewFrameProps {
	/** Accessible name of the frame. */
	title: string;
	device: Device;
	/** The height of the room is fixed. */
	docked: boolean;
	/** A picture: nobody can enter the frame, and nothing in it is read out. */
	still?: boolean;
	/** Hides what the frame shows, e.g. until it is the wanted page. */
	covered?: boolean;
	scene: Scene;
	onPlace: (place: { path: string; title: string }) => void;
}

/** The app itself in a frame, which shows scenes that this window sends. */
export function PreviewFrame({ title, device, docked, still = false, covered = false, scene, onPlace }: PreviewFrameProps) {
	const { appAddress } = useNavigation();
	const room = useRef<HTMLDivElement>(null);
	const frame = useRef<HTMLIFrameElement>(null);
	const shown = useScenes(frame, scene, onPlace);
	const { width, height } = SIZES[device];
	const scale = useScale(room, SIZES[device], docked);
	return (
		<div ref={room} className={styles.room} aria-busy={!shown}>
			<div
				className={styles.device}
				data-device={device}
				style={{ '--width': `${width}px`, '--height': `${height}px`, '--scale': scale } as CSSProperties}
			>
				<iframe ref={frame} className={styles.frame} src={appAddress} title={title} inert={still} {...{ [PREVIEW_ATTRIBUTE]: '' }} />
				{still && (covered || !shown) && (
					<div className={styles.cover} data-still="">
						<Skeleton shape="lines" />
					</div>
				)}
				{!still && !shown && (
					<p className={styles.cover} role="status">
						{texts.opening}
					</p>
				)}
			</div>
		</div>
	);
}

/** Sends scenes to the frame once it asks. Returns whether the frame shows one. */
function useScenes(frame: RefObject<HTMLIFrameElement | null>, scene: Scene, onPlace: PreviewFrameProps['onPlace']): boolean {
	const [asked, setAsked] = useState(0);
	const [shown, setShown] = useState(false);
	useEffect(() => {
		const listen = (event: MessageEvent): void => {
			const message = messageFrom<FrameMessage>(event, frame.current?.contentWindow ?? null);
			if (message?.kind === 'preview-waiting') setAsked((times) => times + 1);
			if (message?.kind === 'preview-waiting' || message?.kind === 'preview-shown') setShown(message.kind === 'preview-shown');
			if (message?.kind === 'preview-at') onPlace({ path: message.path, title: message.title });
		};
		window.addEventListener('message', listen);
		return () => window.removeEventListener('message', listen);
	}, [frame, onPlace]);
	const { role, layout, mode } = scene;
	const { list, path } = useSettled(scene.list, scene.path);
	useEffect(() => {
		const message: SceneMessage = { kind: 'preview-scene', scene: { list, role, layout, mode, ...(path !== undefined && { path }) } };
		// The frame reloads itself after signing out, and asks again.
		if (asked > 0) frame.current?.contentWindow?.postMessage(message, location.origin);
	}, [frame, asked, list, path, role, layout, mode]);
	return shown;
}

/** Typing goes on while the frame builds a long menu, and the pointer passes over pages that nobody wants to see. In ms. */
const PAUSE = 200;

/** The list and the address, a pause after their last change. */
function useSettled(list: Scene['list'], path: Scene['path']): Pick<Scene, 'list'> & { path: Scene['path'] } {
	const [settled, setSettled] = useState({ list, path });
	useEffect(() => {
		const timer = setTimeout(setSettled, PAUSE, { list, path });
		return () => clearTimeout(timer);
	}, [list, path]);
	return settled;
}

/** Scale that fits a size in px into an element, at most 1; without `docked` the element is as high as its content. */
function useScale(room: RefObject<HTMLElement | null>, { width, height }: { width: number; height: number }, docked: boolean): number {
	const [available, setAvailable] = useState({ width, height });
	useLayoutEffect(() => {
		const element = room.current;
		if (!element) return;
		const measure = (): void => {
			const { clientWidth, clientHeight } = element;
			// A hidden page measures 0 and keeps its last size.
			if (clientWidth > 0) setAvailable({ width: clientWidth, height: clientHeight });
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, [room]);
	return Math.min(1, available.width / width, docked ? available.height / height : 1);
}
