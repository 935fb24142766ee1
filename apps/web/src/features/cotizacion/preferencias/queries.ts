import { useRead, useWrite } from '../../../lib/use-call.ts'

const of = (prospectoId: number | null) =>
  [{ prospectoId: prospectoId ?? 0 }, { enabled: prospectoId !== null }] as const

export const useDatos = (prospectoId: number | null) => useRead('obtenerDatosProspecto', ...of(prospectoId))
export const useBeneficiarios = (prospectoId: number | null) => useRead('obtenerBeneficiarios', ...of(prospectoId))

export const useGuardarRentas = () => useWrite('ingresarProspecto')
