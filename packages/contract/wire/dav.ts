/** Paths of the calendar server (CalDAV): each shows what belongs to the caller. */
export const rutasDav = {
  raiz: '/dav/',
  persona: '/dav/persona/',
  calendarios: '/dav/calendarios/',
  agenda: '/dav/calendarios/agenda/',
} as const
