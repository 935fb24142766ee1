import { obtenerImportacion } from '@alerce/contract/operations/cartera/importacion'
import { useCase } from '../../use-case.ts'
import { importacionPropia } from './policy.ts'
import { nombresDeMuestra } from './read-model.ts'

export const obtenerImportacionUseCase = useCase(obtenerImportacion, async ({ importacionId }, ctx) => {
  const importacion = await importacionPropia(ctx, importacionId)
  // asked again and again while rows are added: then nobody looks at how it was read
  const muestra = importacion.estado === 'revisada' ? await nombresDeMuestra(ctx.tx, importacionId) : []
  return { ...importacion, muestra }
})
