/** The pages that are templates: this process alone asks for them, and fills them in. */
export const TEMPLATE_PATHS = '/template/'
