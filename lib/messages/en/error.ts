// Of the error screen, which every page’s script carries several times: nothing else stands here.

export const somethingWrong = 'Something went wrong'
