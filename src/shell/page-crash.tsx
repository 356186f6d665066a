import { CodeMissing } from '#src/lib/fetch-code.ts';
import { PageFailure } from './page-failure.tsx';

/** Stands where something threw that was to fill the screen. */
export function PageCrash({ error, onRetry }: { error: unknown; onRetry: () => void }) {
	return error instanceof CodeMissing ? (
		<PageFailure title="页面打开失败" text="可能是网络不稳定，或者平台刚刚更新过。请重试，还是不行就刷新页面。" onRetry={onRetry} />
	) : (
		<PageFailure title="页面出错了" text="这一页没有显示出来，请重试，还是不行就刷新页面。" onRetry={onRetry} />
	);
}
