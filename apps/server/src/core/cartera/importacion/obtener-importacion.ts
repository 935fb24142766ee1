import { obtenerImportacion } from '@alerce/contract/operations/cartera/importacion'
import { useCase } from '../../use-case.ts'
import { importacionPropia } from './policy.ts'

export const obtenerImportacionUseCase = useCase(obtenerImportacion, ({ importacionId }, ctx) =>
  importacionPropia(ctx, importacionId),
)
