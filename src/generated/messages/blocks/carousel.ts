// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const role = '轮播';
export const slide = '一张';
export const place = ({ at, count }: { at: string | number; count: number }): string => `${at} / ${count}`;
export const previous = '上一个';
export const next = '下一个';
export const pause = '暂停轮播';
export const resume = '继续轮播';
