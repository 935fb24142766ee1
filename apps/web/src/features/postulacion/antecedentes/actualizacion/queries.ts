import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useLastWrite, useWrite } from '../../../../lib/use-call.ts'

export type DatosUpd = ReplyOf<'obtenerDatosProspectoUpd'>

export const useActualizar = () => useWrite('actualizarProspecto')
export const useFinalizar = (leave: () => unknown) => useLastWrite('finalizaEnvioDocUpd', leave)
export const useDescartar = () => useWrite('descartarActualizacion')
