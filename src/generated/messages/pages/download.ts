// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const loading = '正在下载…';
export const loaded = ({ percent }: { percent: string | number }): string => `正在下载… ${percent}%`;
export const unnamed = '下载的文件';
