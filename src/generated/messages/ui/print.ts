// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const day = 'YYYY年M月D日';
export const printedBy = ({ name, day }: { name: string | number; day: string | number }): string => `${name} · ${day}打印`;
