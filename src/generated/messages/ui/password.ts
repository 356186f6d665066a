// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const fullWidth = '密码里有全角或中文标点，请先切换到英文输入法再输一遍。';
export const capsLock = '大写锁定已打开。';
