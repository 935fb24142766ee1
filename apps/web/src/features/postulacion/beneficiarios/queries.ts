import { deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'

export type Beneficiario = ReplyOf<'obtenerBeneficiarios'>[number]

export const useBeneficiarios = (prospectoId: number | null) =>
  useRead('obtenerBeneficiarios', { prospectoId: prospectoId ?? 0 }, { enabled: prospectoId !== null })

/** The holder's birth date, ISO. Null while it is not known: then the server compares. */
export function useNacimientoDelTitular(prospectoId: number | null): string | null {
  const { data } = useRead(
    'obtenerDatosProspecto',
    { prospectoId: prospectoId ?? 0 },
    { enabled: prospectoId !== null },
  )
  return data?.fechaNacimiento ? deDDMMYYYY(data.fechaNacimiento) : null
}

/** The list itself is read again once the form has let go of what it sent. */
export const useGuardarBeneficiarios = () => useWrite('guardarBeneficiarios', ['obtenerVenta'])
/** In an update the confirmed plan stays. */
export const useGuardarBeneficiariosUpd = () =>
  useWrite('guardarBeneficiariosUpd', ['obtenerVenta', 'obtenerDatosProspectoUpd'])
export const useEliminarBeneficiario = () => useWrite('eliminarBeneficiario', ['obtenerBeneficiarios', 'obtenerVenta'])
