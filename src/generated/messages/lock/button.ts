// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const lock = '锁屏';
export const lockWith = ({ shortcut }: { shortcut: string | number }): string => `锁屏（${shortcut}）`;
