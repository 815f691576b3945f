export const usedForOrders = 'We use these details for your account and your orders only.'
