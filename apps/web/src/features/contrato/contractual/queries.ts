import { useRead, useWrite } from '../../../lib/use-call.ts'

export const useContractual = (prospectoId: number) => useRead('datosDocumentosContractuales', { prospectoId })

export const useRegiones = () => useRead('regiones', {}, { reference: true })
export const useCiudades = (region: number | null) =>
  useRead('ciudadesRegion', { id: region ?? 0 }, { reference: true, enabled: region !== null })
export const useComunas = () => useRead('comunas', {}, { reference: true })
export const useAfps = () => useRead('afps', {}, { reference: true })
export const useDirecciones = (rutEmpleador: string | null) =>
  useRead('obtenerDireccionesEmpleador', { rutEmpleador: rutEmpleador ?? '' }, { enabled: rutEmpleador !== null })

export const useIngresar = () => useWrite('ingresarDatosDocumentosContractuales')
/** For voluntary and independent workers. */
export const useIngresarPropio = () => useWrite('ingresarDatosDocumentosContractualesV2')
