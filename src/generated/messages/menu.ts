// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const counted = ({ title, number, unit }: { title: string | number; number: string | number; unit: string | number }): string => `${title}，${number} ${unit}`;
export const main = '主菜单';
export const more = '更多';
export const menu = '菜单';
export const fold = '收起菜单';
