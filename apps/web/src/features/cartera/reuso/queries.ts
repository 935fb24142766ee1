import type { ReplyOf } from '../../../lib/api/call.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'

/** The prospect with its update, which is what a reuse saves into. */
export type DatosDeEdicion = ReplyOf<'obtenerDatosProspectoUpd'>

export const useDatos = (prospectoId: number) => useRead('obtenerDatosProspectoUpd', { prospectoId })

export const useActualizar = () => useWrite('actualizarProspecto')
