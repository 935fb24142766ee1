import type { Aviso } from './aviso.ts'

/** 'resync': some notices may have been lost. */
export type Notice = Aviso | 'resync'

/** How many are remembered: more than a screen would ask for one by one. */
const KEPT = 500

interface NoticeTold {
  readonly noticia: Notice
  /** Milliseconds ago. */
  readonly hace: number
}

/** The last first. What was told `cubre` milliseconds ago or longer is not remembered. */
export interface NoticesTold {
  readonly cubre: number
  readonly noticias: readonly NoticeTold[]
}

interface NoticeMemory {
  remember(noticia: Notice): void
  lately(): NoticesTold
}

/** What is told from now on, for whoever joins late or lost the line; `ahora`: milliseconds that only go on. */
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
