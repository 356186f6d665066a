// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const opening = ({ host }: { host: string | number }): string => `正在打开 ${host}`;
export const slow = ({ host }: { host: string | number }): string => `${host} 还没有打开。它可能太慢，也可能不让别的网站嵌入。`;
export const nothingShown = '看不到内容？';
export const newTab = '在新标签页打开';
export const reload = '重新加载这个网站';
export const notAllowed = '这个网站不能嵌在页面里，请在新标签页打开。';
export const noAddress = '没有可以打开的地址';
