import styles from './documents.module.css';
import { Tool } from './tools.tsx';
import { type Zoom, zoomFrom } from './zoom.ts';

export interface ZoomToolsProps {
	zoom: Zoom;
	scale: number;
	onZoom: (zoom: Zoom) => void;
}

export function ZoomTools({ zoom, scale, onZoom }: ZoomToolsProps) {
	return (
		<span className={styles.group}>
			<Tool label="缩小" icon="minus" disabled={scale <= 0.25} onPress={() => onZoom(zoomFrom(scale, -1))} />
			<output className={styles.figure} aria-label="缩放">
				{Math.round(scale * 100)}%
			</output>
			<Tool label="放大" icon="plus" disabled={scale >= 4} onPress={() => onZoom(zoomFrom(scale, 1))} />
			<Tool label="适合宽度" icon="maximise" pressed={zoom === 'width'} onPress={() => onZoom('width')} />
			<Tool label="整页显示" icon="file" pressed={zoom === 'page'} onPress={() => onZoom('page')} />
		</span>
	);
}
