import { obtenerCasosAnteriores } from '@alerce/contract/operations/declaracion/contraloria/resueltas'
import { useCase } from '../../../use-case.ts'
import { readDeclaracionClinica } from '../../ds/read-declaracion.ts'
import { otrasDeLaPersona } from './read-model.ts'

const TITULAR = 0

/** That a person declared before, not what: each is opened, and logged, by itself. */
export const obtenerCasosAnterioresUseCase = useCase(obtenerCasosAnteriores, async ({ identificador }, ctx) => {
  const { prospecto } = await readDeclaracionClinica(ctx, { identificador }, { tambien: ['contraloria'] })
  const otras = await otrasDeLaPersona(ctx.tx, identificador, prospecto)
  return otras.flatMap(({ tipo, enviadaEn, ...otra }) =>
    enviadaEn === null
      ? []
      : {
          ...otra,
          enviadaEn,
          como: tipo === TITULAR ? ('titular' as const) : ('carga' as const),
        },
  )
})
