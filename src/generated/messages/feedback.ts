// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const dialogFailed = '窗口没有打开，请再试一次';
export const closeMessage = '关闭消息';
