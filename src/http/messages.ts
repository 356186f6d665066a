/** The first two are from the error catalogue, spec 8; the others cover cases that it does not distinguish. */
export const httpMessages = {
	noAnswer: '连接后台接口失败，可能由以下原因造成：后端不支持跨域CORS、接口地址不存在、请求超时等，请联系管理员排查后端接口问题',
	failed: '请求错误',
	cutOff: '网络不太稳，内容没有收全，请再试一次',
	unavailable: '服务器暂时不可用，请稍后再试',
	busy: '操作太频繁了',
	unreadable: '服务器返回的内容不对，请稍后再试',
} as const;

/** Message for a 429; `seconds` is null if the server gives no waiting time. */
export function busyMessage(serverMessage: string | undefined, seconds: number | null): string {
	if (!seconds) return serverMessage ?? `${httpMessages.busy}，请稍后再试`;
	const wait = seconds < 90 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;
	return `${(serverMessage ?? httpMessages.busy).replace(/[。！!.，,\s]+$/, '')}，请 ${wait}后再试`;
}
