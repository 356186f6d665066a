/** `请 1 分 20 秒后再试`; '' when there is nothing to wait for. */
export function waitingText(milliseconds: number): string {
	const seconds = Math.ceil(milliseconds / 1000);
	if (seconds <= 0) return '';
	const parts = [seconds >= 60 && `${Math.floor(seconds / 60)} 分`, seconds % 60 > 0 && `${seconds % 60} 秒`].filter(Boolean);
	return `输错太多次了，请 ${parts.join(' ')}后再试`;
}
