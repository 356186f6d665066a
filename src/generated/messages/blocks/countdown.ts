// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const timeUp = '时间到';
export const ended = ({ label, ended }: { label: string | number; ended: string | number }): string => `${label}：${ended}`;
export const lastMinutes = ({ label, count }: { label: string | number; count: number }): string => `${label}：最后 ${count} 分钟`;
