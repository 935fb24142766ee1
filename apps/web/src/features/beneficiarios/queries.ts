import type { ReplyOf } from '../../lib/api/call.ts'
import { useRead, useWrite } from '../../lib/use-call.ts'

export type Beneficiario = ReplyOf<'obtenerBeneficiarios'>[number]

export const useBeneficiarios = (prospectoId: number | null) =>
  useRead('obtenerBeneficiarios', { prospectoId: prospectoId ?? 0 }, { enabled: prospectoId !== null })

/** The list itself is read again once the form has let go of what it sent. */
export const useGuardarBeneficiarios = () => useWrite('guardarBeneficiarios', ['obtenerVenta'])
/** In an update the confirmed plan stays. */
export const useGuardarBeneficiariosUpd = () =>
  useWrite('guardarBeneficiariosUpd', ['obtenerVenta', 'obtenerDatosProspectoUpd'])
export const useEliminarBeneficiario = () => useWrite('eliminarBeneficiario', ['obtenerBeneficiarios', 'obtenerVenta'])
