const FLAT = ['stole', 'saree-draped', 'painting-framed']

/** Whether a thing's film shows it turning: cloth and paintings have no back worth a turn, the camera passes over them. */
export const turns = product => !FLAT.includes(product.made.form)
