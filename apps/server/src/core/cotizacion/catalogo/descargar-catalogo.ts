import { escribirTabla } from '@alerce/contract/fichas/cotizacion/leer-tabla'
import { tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { descargarCatalogo } from '@alerce/contract/operations/cotizacion/catalogo'
import { useCase } from '../../use-case.ts'
import { esSuma } from './tablas/lugares.ts'
import { filasCompletas, filasQueSuman } from './tablas/read-model-sumas.ts'

/** Exports a table; for persons only the header, because no list of persons may be exported. */
export const descargarCatalogoUseCase = useCase(descargarCatalogo, async ({ tabla: nombre }, { tx, hoy }) => {
  const tabla = tablaDe(nombre)
  const todas = () => (esSuma(nombre) ? filasQueSuman(tx, nombre) : filasCompletas(tx, nombre, hoy))
  const filas = tabla.personas ? [] : await todas()
  return {
    contenido: Buffer.from(escribirTabla(tabla, filas)),
    mime: 'text/csv' as const,
    nombre: `${nombre}.csv`,
  }
})
