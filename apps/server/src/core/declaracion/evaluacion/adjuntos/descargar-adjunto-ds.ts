import { common } from '@alerce/contract/messages/common'
import { descargarAdjuntoDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { readArchivo } from '../../../base/archivos/read-model.ts'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { readDeclaracionClinica } from '../../ds/read-declaracion.ts'
import { adjuntoPorId } from '../read-model.ts'

export const descargarAdjuntoDSUseCase = useCase(descargarAdjuntoDS, async ({ identificador, id }, ctx) => {
  await readDeclaracionClinica(ctx, { identificador }, { tambien: ['contraloria'] })
  const { archivoId, nombre } = (await adjuntoPorId(ctx.tx, identificador, id)) ?? refuse(common.notFound)
  const claro = ctx.vault.en('adjunto.nombre', id).open<string>(nombre)
  return { ...(await readArchivo(ctx, archivoId)), nombre: claro }
})
