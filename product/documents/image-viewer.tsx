import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { safePicture } from '#src/lib/safe-url.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import styles from './documents.module.css';
import { NoViewNotice } from './no-view-notice.tsx';
import { MAX_PIXELS } from './read/readings.ts';
import { ToolBar } from './tools.tsx';
import { useRoom } from './use-room.ts';
import type { ViewerProps } from './viewer-props.ts';
import { type Size, scaleOf, type Zoom, zoomByKey } from './zoom.ts';
import { ZoomTools } from './zoom-tools.tsx';

const MARGIN = 32;

export function ImageViewer({ file, source }: ViewerProps) {
	const [url, setUrl] = useState(() => safePicture(source.address()));
	const [renewed, setRenewed] = useState(false);
	const [failed, setFailed] = useState(false);
	const onError = async (): Promise<void> => {
		// An expired address fires the same error event as a broken picture.
		const fresh = renewed ? null : safePicture(await source.renew());
		setRenewed(true);
		if (fresh && fresh !== url) setUrl(fresh);
		else setFailed(true);
	};
	const retry = async (): Promise<void> => {
		setUrl(safePicture(await source.renew()) ?? url);
		setFailed(false);
	};
	if (failed || !url) return <ErrorNotice message="图片没有显示出来" onRetry={retry} />;
	return <ZoomedPicture url={url} name={file.name} downloadable={file.downloadable} onError={onError} />;
}

interface ZoomedPictureProps {
	url: string;
	name: string;
	downloadable: boolean;
	onError: () => void;
}

export function ZoomedPicture({ url, name, downloadable, onError }: ZoomedPictureProps) {
	const [size, setSize] = useState<Size | null>(null);
	if (size && size.width * size.height > MAX_PIXELS) return <NoViewNotice reason="too-large" downloadable={downloadable} />;
	return (
		<Stage size={size}>
			{(width) => (
				<img
					className={styles.picture}
					style={width === null ? { maxWidth: '100%', maxHeight: '100%' } : { width }}
					src={url}
					alt={name}
					// A hidden picture is loaded but not decoded, so that its size is known first.
					hidden={size === null}
					onLoad={({ currentTarget }) => setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
					onError={onError}
				/>
			)}
		</Stage>
	);
}

/** Fitting never enlarges a small picture; only an explicit zoom does. */
const scaleAt = (zoom: Zoom | null, size: Size, room: Size): number =>
	zoom === null ? Math.min(1, scaleOf('page', size, room)) : scaleOf(zoom, size, room);

interface StageProps {
	size: Size | null;
	children: (width: number | null) => ReactNode;
}

function Stage({ size, children }: StageProps) {
	const stage = useRef<HTMLElement>(null);
	const room = useRoom(stage, MARGIN);
	const [zoom, setZoom] = useState<Zoom | null>(null);
	const scale = size && room ? scaleAt(zoom, size, room) : 1;
	const onKeyDown = (event: KeyboardEvent): void => {
		const next = zoomByKey(event.key, scale);
		if (next === null || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		setZoom(next);
	};
	return (
		<>
			<ToolBar label="图片工具">
				<ZoomTools zoom={zoom ?? 'page'} scale={scale} onZoom={setZoom} />
			</ToolBar>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
			<section ref={stage} className={styles.stage} aria-label="图片" tabIndex={0} onKeyDown={onKeyDown}>
				{children(size && room ? Math.round(size.width * scale) : null)}
			</section>
		</>
	);
}
