import { useState } from 'react'
import type { ReplyOf } from '../../../../lib/api/call.ts'

type Pendiente = ReplyOf<'obtenerPendientesMesa'>['filas'][number]

/** Act done on several rows of one kind, and its undo. */
export interface ActoDeLote {
  readonly palabra: string
  /** Text of a row that was done. */
  readonly hecho: string
  readonly perform: (uno: Pendiente) => Promise<unknown>
  readonly undo: (uno: Pendiente) => Promise<unknown>
}

/** Result of one row of a batch. */
export interface LineaDeLote {
  readonly uno: Pendiente
  readonly ok: boolean
  readonly texto: string
}

interface LoteHecho {
  /** Act that can be undone; null after its undo. */
  readonly acto: ActoDeLote | null
  readonly lineas: readonly LineaDeLote[]
}

/** Last batch done, shared by all lists of the desk: its result and its undo stay visible after changing the list. */
export const useLoteHecho = () => useState<LoteHecho | null>(null)
