// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const dayAndTime = 'M月D日 HH:mm';
export const span = ({ from, to }: { from: string | number; to: string | number }): string => `${from} 至 ${to}`;
export const monthInWords = 'YYYY年M月';
export const dayInWords = 'YYYY年M月D日 dddd';
