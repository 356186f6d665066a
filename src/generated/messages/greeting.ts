// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const earlyMorning = '早上好';
export const morning = '上午好';
export const noon = '中午好';
export const afternoon = '下午好';
export const evening = '晚上好';
export const greeted = ({ greeting, name }: { greeting: string | number; name: string | number }): string => `${greeting}，${name}`;
