import type { ReplyOf } from '../../../lib/api/call.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'

/** The prospect of the sale that reuses a DS. */
export type DatosDeCopia = ReplyOf<'obtenerDatosProspecto'>

export const useDatos = (prospectoId: number) => useRead('obtenerDatosProspecto', { prospectoId })

export const useIngresar = () => useWrite('ingresarProspecto')

export const useReutilizarDS = () => useWrite('reutilizarDS')
