// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const notObject = '应该是一个对象，如 { "apis": {} }。';
export const apisNotObject = '里的 apis 应该是一个对象，写着每个接口的地址。';
export const featuresNotObject = '里的 features 应该是一个对象，写着每个功能的开关。';
export const monitorNotObject = '里的 monitor 应该是一个对象，如 { "url": "https://…", "sampleRate": 0.1 }。';
export const sampleRate = ({ value }: { value: string | number }): string => `里的 monitor.sampleRate 应该是 0 到 1 之间的数，现在是 ${value}。`;
export const unknownKey = ({ path, key, known }: { path: string | number; key: string | number; known: string | number }): string => `里的 ${path}${key} 不认识，能写的只有 ${known}。`;
export const noKeyHere = ({ path, key }: { path: string | number; key: string | number }): string => `里的 ${path}${key} 不认识，这里什么也不能写。`;
export const notAddress = ({ path, value }: { path: string | number; value: string | number }): string => `里的 ${path} 应该是一个地址，现在是 ${value}。`;
export const notUrl = ({ path, value }: { path: string | number; value: string | number }): string => `里的 ${path} 不是网址：${value}。`;
export const blocked = ({ path, origin }: { path: string | number; origin: string | number }): string => `里的 ${path} 是 ${origin}，浏览器会拦住它：网站的安全策略只放行 https 和 app.yaml 的 http.origins 里的地址。写进去以后要重新构建。`;
export const notSwitch = ({ key, value }: { key: string | number; value: string | number }): string => `里的 features.${key} 只能是 true 或 false，现在是 ${value}。`;
export const unknownChoice = ({ key, known, value }: { key: string | number; known: string | number; value: string | number }): string => `里的 ${key} 只能是 ${known} 之一，现在是 ${value}。`;
export const status = ({ status }: { status: string | number }): string => `没有取到，服务器返回了 ${status}。`;
export const page = '的内容是网页，不是 JSON。服务器上可能没有这个文件，返回了别的页面。';
export const notJson = ({ reason }: { reason: string | number }): string => `不是有效的 JSON：${reason}`;
export const slow = ({ count }: { count: number }): string => `等了 ${count} 秒还没有取到，网络可能很慢。`;
export const offline = '没有取到，可能是网络断了。';
