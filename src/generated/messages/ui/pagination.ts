// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const total = ({ count }: { count: number }): string => `共 ${count} 条`;
export const pagesOf = ({ label }: { label: string | number }): string => `${label}分页`;
export const pages = '分页';
export const first = '回到第一页';
export const previous = '上一页';
export const next = '下一页';
export const page = ({ number }: { number: string | number }): string => `第 ${number} 页`;
