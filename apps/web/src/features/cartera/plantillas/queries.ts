import type { ReplyOf } from '../../../lib/api/call.ts'
import { useRead } from '../../../lib/use-call.ts'

export type Plantilla = ReplyOf<'obtenerPlantillas'>['plantillas'][number]

export const usePlantillas = () => useRead('obtenerPlantillas', {})
