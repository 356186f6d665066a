// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const password = '密码';
export const passwordPlaceholder = '请输入登录密码';
export const showPassword = '显示密码';
export const unlock = '解锁';
export const otherAccount = '换个账号登录';
export const noUser = '密码正确，但没有取到你的信息，请再试一次';
export const passwordMissing = '请输入密码';
export const leaveTitle = '换个账号登录？';
export const leaveText = '锁屏前没有保存的内容会丢失。';
