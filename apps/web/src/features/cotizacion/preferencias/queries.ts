import type { ReplyOf } from '../../../lib/api/call.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'

export type DatosDeProspecto = ReplyOf<'obtenerDatosProspecto'>
export type Beneficiario = ReplyOf<'obtenerBeneficiarios'>[number]

const of = (prospectoId: number | null) =>
  [{ prospectoId: prospectoId ?? 0 }, { enabled: prospectoId !== null }] as const

export const useDatos = (prospectoId: number | null) => useRead('obtenerDatosProspecto', ...of(prospectoId))
export const useBeneficiarios = (prospectoId: number | null) => useRead('obtenerBeneficiarios', ...of(prospectoId))

export const useGuardarRentas = () => useWrite('ingresarProspecto')
