export const scrollToTop = 'Scroll to top'
