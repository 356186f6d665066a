// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const left = ({ count }: { count: number }): string => `还能写 ${count} 个字`;
export const over = ({ count }: { count: number }): string => `超出 ${count} 个字`;
