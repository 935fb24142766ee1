import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useWrite } from '../../../../lib/use-call.ts'

export type DatosUpd = ReplyOf<'obtenerDatosProspectoUpd'>

export const useActualizar = () => useWrite('actualizarProspecto')
export const useFinalizar = () => useWrite('finalizaEnvioDocUpd')
export const useDescartar = () => useWrite('descartarActualizacion')
