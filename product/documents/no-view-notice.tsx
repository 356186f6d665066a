import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import type { NoView } from './choose-viewer.ts';

const REASONS: Readonly<Record<NoView, string>> = {
	empty: '这是一个空文件，里面什么也没有',
	'too-large': '文件太大，不能在线预览',
	unsupported: '这种文件不能在线预览',
};

export function NoViewNotice({ reason, downloadable }: { reason: NoView; downloadable: boolean }) {
	return <EmptyNotice text={`${REASONS[reason]}${reason === 'empty' ? '' : adviceOf(downloadable)}`} />;
}

const adviceOf = (downloadable: boolean): string => (downloadable ? '，请下载后打开' : '，也没有开放下载，需要的话请联系老师');
