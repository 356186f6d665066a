// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const alt = '验证码图片，要看着填；也可以换成文字题';
export const digits = '填图里的数字';
export const answer = '填得数';
export const another = '看不清，换一张';
export const anotherQuestion = '换一题';
export const inWords = '换成文字题';
export const asPicture = '换成图片';
export const renewed = '换了新图片';
export const renewedQuestion = '换了新题目';
export const failed = '验证码没有加载出来';
export const retry = '再试一次';
