import type { Aviso } from './aviso.ts'

/** 'resync': some notices may have been lost. */
export type Notice = Aviso | 'resync'

/** Number of notices kept: a screen that missed more reads everything again. */
const KEPT = 500

interface NoticeTold {
  readonly noticia: Notice
  /** Milliseconds ago. */
  readonly hace: number
}

/** Recent notices, newest first. Those `cubre` milliseconds old or older are missing. */
export interface NoticesTold {
  readonly cubre: number
  readonly noticias: readonly NoticeTold[]
}

interface NoticeMemory {
  remember(noticia: Notice): void
  lately(): NoticesTold
}

/** Keeps recent notices for screens that join late or reconnect; `ahora`: a monotonic clock in milliseconds. */
export function createNoticeMemory(ahora: () => number = () => performance.now()): NoticeMemory {
  const recordadas: { readonly noticia: Notice; readonly en: number }[] = []
  let desde = ahora()
  return {
    remember(noticia) {
      recordadas.push({ noticia, en: ahora() })
      if (recordadas.length > KEPT) desde = recordadas.shift()?.en ?? desde
    },
    lately() {
      const hace = (en: number) => Math.floor(ahora() - en)
      const noticias = recordadas.toReversed().map(({ noticia, en }) => ({ noticia, hace: hace(en) }))
      return { cubre: hace(desde), noticias }
    },
  }
}
