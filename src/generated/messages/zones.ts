// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const inZone = ({ time, name }: { time: string | number; name: string | number }): string => `${time}（${name}）`;
export const inBoth = ({ time, name, there }: { time: string | number; name: string | number; there: string | number }): string => `${time}（本地时间，${name} ${there}）`;
