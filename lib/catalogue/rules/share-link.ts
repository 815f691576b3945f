/** A chat-share link with name, page address and picture; the address comes first, as chats preview the first one. */
export const chatShareUrl = ({ name, url, picture }: { name: string; url: string; picture: string }) =>
  `https://wa.me/?text=${encodeURIComponent(`${name}\n${url}\n${picture}`)}`
