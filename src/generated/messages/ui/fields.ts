// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const choose = '请选择';
export const colorExample = '如 #4E88F3';
export const from = ({ label }: { label: string | number }): string => `${label}：从`;
export const to = ({ label }: { label: string | number }): string => `${label}：到`;
export const clear = ({ label }: { label: string | number }): string => `清空${label}`;
export const dateExample = '如 2026-09-01';
export const monthExample = '如 2026-09';
export const timeExample = '如 08:30';
export const dateTimeExample = '如 2026-09-01 08:30';
export const loading = '正在加载中...';
export const until = '至';
export const notRated = '还没有评';
export const stars = ({ stars, max }: { stars: string | number; max: string | number }): string => `${stars} 星，共 ${max} 星`;
export const noOption = '没有这样的选项';
export const optionsFailed = '选项没有取到';
export const loadingOptions = '正在加载…';
export const ownText = ({ text }: { text: string | number }): string => `就填“${text}”`;
export const shortcuts = '快捷选择';
