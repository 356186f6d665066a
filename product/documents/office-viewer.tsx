import { sandboxOf } from '#src/lib/frame-address.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './documents.module.css';
import { NoViewNotice } from './no-view-notice.tsx';
import { frameAddress } from './office-frame.ts';
import { useOfficeToken } from './use-office-token.ts';
import { useReadInTime } from './use-read-in-time.ts';
import type { ViewerProps } from './viewer-props.ts';

export function OfficeViewer({ file, onRead }: ViewerProps) {
	const { token, failure, retry } = useOfficeToken(file);
	const startReading = useReadInTime(file.pages, onRead);
	const url = token ? frameAddress(token.url, location.origin) : null;
	if (failure === 'lost') return <ErrorNotice message="在线预览没有打开，请检查网络后重试" onRetry={retry} />;
	if (failure === 'refused' || (token && !url)) return <NoViewNotice reason="unsupported" downloadable={file.downloadable} />;
	if (!url) return <Skeleton shape="figure" />;
	return (
		<iframe
			className={styles.frame}
			src={url}
			title={`在线预览：${file.name}`}
			sandbox={sandboxOf(url, location.origin)}
			referrerPolicy="no-referrer"
			allow="fullscreen"
			onLoad={startReading}
		/>
	);
}
