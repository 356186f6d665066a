// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const timeUp = '时间到';
export const until = ({ label, time }: { label: string | number; time: string | number }): string => `${label}：${time}`;
export const progressOf = ({ title }: { title: string | number }): string => `${title}进度`;
