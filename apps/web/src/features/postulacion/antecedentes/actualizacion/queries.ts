import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useSuActualizacion } from '../../../../lib/sale/su-actualizacion.ts'
import { useLastWrite, useWrite } from '../../../../lib/use-call.ts'

export type DatosUpd = ReplyOf<'obtenerDatosProspectoUpd'>

/** Reads the data of the update again. */
export const useReleer = (prospectoId: number) => useSuActualizacion(prospectoId).refetch

export const useActualizar = () => useWrite('actualizarProspecto')
export const useFinalizar = (leave: () => unknown) => useLastWrite('finalizaEnvioDocUpd', leave)
export const useDescartar = () => useWrite('descartarActualizacion')
