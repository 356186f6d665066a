// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const days = '天';
export const hours = '小时';
export const minutes = '分';
export const seconds = '秒';
