// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const none = '未学';
export const doing = '在学';
export const done = '已学完';
