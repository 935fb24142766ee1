import { deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { useQueryClient } from '@tanstack/react-query'
import { call, type PayloadOf } from '../../../lib/api/call.ts'
import { refreshAfter } from '../../../lib/refresh.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'

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

/**
 * Saves the new beneficiaries; in an update the confirmed plan stays. `letGo` empties the form before the list is read
 * again.
 */
export function useGuardarGrupo(actualiza: boolean) {
  const client = useQueryClient()
  const name = actualiza ? 'guardarBeneficiariosUpd' : 'guardarBeneficiarios'
  return async (payload: PayloadOf<'guardarBeneficiarios'>, letGo: () => void): Promise<void> => {
    await call(name, payload)
    letGo()
    await refreshAfter(client, name)
  }
}

export const useEliminarBeneficiario = () => useWrite('eliminarBeneficiario')
