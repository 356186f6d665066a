// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const noAnswer = '连接后台接口失败，可能由以下原因造成：后端不支持跨域CORS、接口地址不存在、请求超时等，请联系管理员排查后端接口问题';
export const offline = '没有连上网络，请检查网络后再试';
export const failed = '请求错误';
export const cutOff = '网络不太稳，内容没有收全，请再试一次';
export const unavailable = '服务器暂时不可用，请稍后再试';
export const busy = '操作太频繁了';
export const busyLater = '操作太频繁了，请稍后再试';
export const unreadable = '服务器返回的内容不对，请稍后再试';
export const seconds = ({ count }: { count: number }): string => `${count} 秒`;
export const minutes = ({ count }: { count: number }): string => `${count} 分钟`;
export const busyUntil = ({ message, wait }: { message: string | number; wait: string | number }): string => `${message}，请 ${wait}后再试`;
