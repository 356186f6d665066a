// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const more = ({ count }: { count: number }): string => `还有 ${count} 项`;
export const fewer = '收起';
