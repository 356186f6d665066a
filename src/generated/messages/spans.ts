// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const today = '今天';
export const yesterday = '昨天';
export const tomorrow = '明天';
export const last7Days = '近 7 天';
export const last30Days = '近 30 天';
export const thisMonth = '本月';
export const lastMonth = '上月';
