export const toPaise = (amount: number) => Math.round(amount * 100)
export const fromPaise = (paise: number) => paise / 100
