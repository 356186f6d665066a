// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const group = '分组';
export const page = '页面';
export const link = '链接';
export const redirect = '跳转';
export const catchAll = '兜底';
export const stray = '无法识别';
