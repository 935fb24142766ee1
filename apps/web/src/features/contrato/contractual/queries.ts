import { pideTodo } from '@alerce/contract/fichas/contrato/reglas-contractual'
import { useQueryClient } from '@tanstack/react-query'
import { useRead, useWrite } from '../../../lib/use-call.ts'

export const useContractual = (prospectoId: number) => useRead('datosDocumentosContractuales', { prospectoId })

export const useRegiones = () => useRead('regiones', {}, { reference: true })
export const useCiudades = (region: number | null) =>
  useRead('ciudadesRegion', { id: region ?? 0 }, { reference: true, enabled: region !== null })
export const useComunas = () => useRead('comunas', {}, { reference: true })
export const useAfps = () => useRead('afps', {}, { reference: true })
export const useDirecciones = (rutEmpleador: string | null) =>
  useRead('obtenerDireccionesEmpleador', { rutEmpleador: rutEmpleador ?? '' }, { enabled: rutEmpleador !== null })

/** Which of the two saves: the first time, or once the papers were asked for. */
export type ActoContractual = 'ingresarDatosDocumentosContractuales' | 'actualizarDatosContractuales'

/**
 * Save of the contract data; voluntary and independent workers use another call the first time (spec 2 §7). The save
 * makes new papers: papers read before it are not shown as new.
 */
export function useGuardar(acto: ActoContractual, entidades: readonly Parameters<typeof pideTodo>[0][]) {
  const client = useQueryClient()
  const ingresar = useWrite('ingresarDatosDocumentosContractuales')
  const ingresarPropio = useWrite('ingresarDatosDocumentosContractualesV2')
  const actualizar = useWrite('actualizarDatosContractuales')
  const propia = entidades.every(pideTodo) ? ingresar : ingresarPropio
  const { mutateAsync } = acto === 'actualizarDatosContractuales' ? actualizar : propia
  return async (datos: Parameters<typeof mutateAsync>[0]) => {
    const reply = await mutateAsync(datos)
    client.removeQueries({ queryKey: ['obtenerDocumentos'] })
    return reply
  }
}
