import type { ReplyOf } from '../../../lib/api/call.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'

export type SegundoFactor = ReplyOf<'obtenerSegundoFactor'>
export type Llave = SegundoFactor['llaves'][number]

export const useSegundoFactor = () => useRead('obtenerSegundoFactor', {})

export const useProponerAplicacion = () => useWrite('proponerAplicacion')
export const useConfirmarAplicacion = () => useWrite('confirmarAplicacion')
export const useProponerLlave = () => useWrite('proponerLlave')
export const useAgregarLlave = () => useWrite('agregarLlave')
export const useRenombrarLlave = () => useWrite('renombrarLlave')
export const useQuitarFactor = () => useWrite('quitarFactor')
export const useRenovarCodigos = () => useWrite('renovarCodigos')
