// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const none = '没有发现问题，可以放心发布。';
export const error = '错误';
export const warning = '提醒';
export const wholeMenu = '整份菜单';
