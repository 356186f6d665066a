// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const all = '查看全部';
export const allOf = ({ title }: { title: string | number }): string => `：${title}`;
export const unread = '未读';
export const pinned = '置顶';
