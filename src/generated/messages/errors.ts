// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const count = ({ count }: { count: number }): string => `错误日志，${count} 条`;
export const title = '错误日志';
export const clear = '清空';
export const close = '关闭';
export const none = '没有错误';
export const time = '时间';
export const error = '错误';
export const page = '页面';
