import { useRead, useWrite } from '../../../lib/use-call.ts'

export const useDatos = (prospectoId: number | null) =>
  useRead('obtenerDatosProspecto', { prospectoId: prospectoId ?? 0 }, { enabled: prospectoId !== null })

export const useRegiones = () => useRead('regiones', {}, { reference: true })
export const useCiudades = (region: string) =>
  useRead('ciudadesRegion', { id: Number(region) }, { reference: true, enabled: region !== '' })
export const useIsapres = () => useRead('isapres', {}, { reference: true })
export const useColectivos = () => useRead('obtenerPlanesColectivos', {}, { reference: true })

/** Saving the applicant's data moves the frame, the card and everything that was quoted. */
export const useIngresar = () => useWrite('ingresarProspecto')
export const useValidarCarga = () => useWrite('validarCargaVigente')
