/** Where a challenge is seen and heard. */
export const captchaOf = (id: string) => ({
  id,
  picture: `/captcha/${id}/picture`,
  audio: `/captcha/${id}/audio`,
})
