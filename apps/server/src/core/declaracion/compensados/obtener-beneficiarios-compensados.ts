import { obtenerBeneficiariosCompensados } from '@alerce/contract/operations/declaracion/cotizante'
import { nombreCorto, nombreLegible } from '@alerce/domain/base/persona/nombre'
import { useCase } from '../../use-case.ts'
import { readDeclaracionClinica } from '../ds/read-declaracion.ts'
import { porQueNo, readOther } from './read-other.ts'

/** Reference to the other declaration of the pair, which holds its own beneficiarios. */
export const obtenerBeneficiariosCompensadosUseCase = useCase(obtenerBeneficiariosCompensados, async (input, ctx) => {
  const { prospecto } = await readDeclaracionClinica(ctx, input, { reservada: true })
  const otra = await readOther(ctx, prospecto)
  const esCompensado = prospecto.parejaId !== null
  if (!otra) return { esCompensado, listaCompensados: [] }
  const { id: identificador, version } = otra.declaracion
  const { rut, otorga } = otra.prospecto
  const nombre = nombreLegible(nombreCorto(otra.prospecto))
  const suya = { identificador, rut, nombre, otorga: otorga === true, version }
  return { esCompensado, listaCompensados: [{ ...suya, cerrada: porQueNo(otra.declaracion)?.text ?? null }] }
})
