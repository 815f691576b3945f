export const suggestions = 'Suggestions'

export const suggestionsCounted = (count: number) => `${count} suggestions`
