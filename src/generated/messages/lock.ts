// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const locked = '已锁定';
export const notOpened = '锁屏界面没有打开，可能是网络不稳定，请重试。';
