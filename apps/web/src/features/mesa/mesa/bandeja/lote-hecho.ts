import { useState } from 'react'
import type { ReplyOf } from '../../../../lib/api/call.ts'

type Pendiente = ReplyOf<'obtenerPendientesMesa'>['filas'][number]

/** What several of one kind take at once, and what takes it back. */
export interface ActoDeLote {
  readonly palabra: string
  /** What each became. */
  readonly hecho: string
  readonly hacer: (uno: Pendiente) => Promise<unknown>
  readonly deshacer: (uno: Pendiente) => Promise<unknown>
}

/** What became of one of several. */
export interface LineaDeLote {
  readonly uno: Pendiente
  readonly ok: boolean
  readonly texto: string
}

interface LoteHecho {
  /** What takes it back; null once that was done. */
  readonly acto: ActoDeLote | null
  readonly lineas: readonly LineaDeLote[]
}

/** What was done last, kept over all lists of the desk: who looks at another meanwhile is told there, and may take it back. */
export const useLoteHecho = () => useState<LoteHecho | null>(null)
