import { common } from '@alerce/contract/messages/common'
import { obtenerIrregularidad } from '@alerce/contract/operations/mesa/irregularidades'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { conEvidencias, irregularidadConCaso } from './read-model.ts'

export const obtenerIrregularidadUseCase = useCase(obtenerIrregularidad, async ({ irregularidadId }, { tx }) => {
  const una = (await irregularidadConCaso(tx, irregularidadId)) ?? refuse(common.notFound)
  const [fila] = await conEvidencias(tx, [una])
  return fila ?? refuse(common.notFound)
})
