import { useRef, useState } from 'react';
import { safeMedia } from '#src/lib/safe-url.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import styles from './documents.module.css';
import type { ViewerProps } from './viewer-props.ts';

export function MediaViewer({ file, source }: ViewerProps) {
	const [url, setUrl] = useState(() => safeMedia(source.address()));
	const [failed, setFailed] = useState(false);
	const renewed = useRef(false);
	const second = useRef(0);
	const onError = async (): Promise<void> => {
		const fresh = renewed.current ? null : safeMedia(await source.renew());
		renewed.current = true;
		if (fresh && fresh !== url) setUrl(fresh);
		else setFailed(true);
	};
	const retry = async (): Promise<void> => {
		setUrl(safeMedia(await source.renew()) ?? url);
		setFailed(false);
	};
	if (failed || !url) return <ErrorNotice message={file.preview === 'audio' ? '声音放不出来' : '视频放不出来'} onRetry={retry} />;
	const handlers = {
		onError: () => void onError(),
		onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
			second.current = currentTarget.currentTime;
		},
		// Resumes at the same second after the address is renewed.
		onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
			if (second.current > 0) currentTarget.currentTime = second.current;
		},
	};
	return file.preview === 'audio' ? (
		<audio className={styles.sound} src={url} controls preload="metadata" aria-label={file.name} {...handlers} />
	) : (
		<video className={styles.film} src={url} controls playsInline preload="metadata" aria-label={file.name} {...handlers} />
	);
}
